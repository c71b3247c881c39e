import type { NodeId } from '@figurina/album';
import { type AlbumReader, ReaderContext, SpreadView } from '@figurina/drawing';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface DrawnSpreadProps {
  readonly spreadId: NodeId;
  readonly reader: AlbumReader;
  readonly size: { readonly width: number; readonly height: number };
  /** Pixels a millimetre. */
  readonly zoom: number;
  readonly caption: string | null;
  readonly chosen?: ReadonlySet<NodeId>;
  readonly choose?: (id: NodeId) => void;
}

/** How far ahead of what is seen it is drawn. */
const AHEAD = '800px';

/** A spread as a picture of an album; drawn when it comes into view. A press on one of its elements chooses it. */
export function DrawnSpread({ spreadId, reader, size, zoom, caption, chosen, choose }: DrawnSpreadProps) {
  const paper = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)!.isIntersecting), {
      rootMargin: AHEAD,
    });
    if (paper.current) observer.observe(paper.current);
    return () => observer.disconnect();
  }, []);
  return (
    <figure className="past-figure">
      {caption ? <figcaption>{caption}</figcaption> : null}
      <div
        ref={paper}
        className="past-paper fig-own-colors"
        data-chooses={choose ? true : undefined}
        style={{ width: size.width * zoom, height: size.height * zoom }}
        onClick={(event) => {
          const id = elementAt(event, paper.current);
          if (id) choose?.(id);
        }}
      >
        {isNear ? (
          <div className="past-scene" style={{ transform: `scale(${zoom})`, width: size.width, height: size.height }}>
            <ReaderContext value={reader}>
              <SpreadView spreadId={spreadId} />
            </ReaderContext>
          </div>
        ) : null}
        {chosen && chosen.size > 0 ? <ChosenFrames paper={paper.current} chosen={chosen} zoom={zoom} /> : null}
      </div>
    </figure>
  );
}

/** The element of the spread under the pointer: of a group the outermost. */
function elementAt(event: MouseEvent, paper: HTMLElement | null): NodeId | null {
  let found: string | null = null;
  for (let at = event.target as Element | null; at && at !== paper; at = at.parentElement)
    found = at.getAttribute('data-node') ?? found;
  return found as NodeId | null;
}

function ChosenFrames(props: { paper: HTMLElement | null; chosen: ReadonlySet<NodeId>; zoom: number }) {
  const { paper, chosen, zoom } = props;
  const [boxes, setBoxes] = useState<readonly (readonly [NodeId, DOMRect])[]>([]);
  useLayoutEffect(() => {
    const origin = paper?.getBoundingClientRect();
    if (!paper || !origin) return;
    setBoxes(
      [...chosen].flatMap((id) => {
        const box = paper.querySelector(`[data-node="${CSS.escape(id)}"]`)?.getBoundingClientRect();
        return box ? [[id, new DOMRect(box.x - origin.x, box.y - origin.y, box.width, box.height)] as const] : [];
      }),
    );
  }, [paper, chosen, zoom]);
  return boxes.map(([id, { x, y, width, height }]) => (
    <i key={id} className="past-frame" style={{ left: x, top: y, width, height }} aria-hidden />
  ));
}
