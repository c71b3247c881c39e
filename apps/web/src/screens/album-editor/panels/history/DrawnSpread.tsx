import type { NodeId } from '@figurina/album';
import { type AlbumReader, ReaderContext, SpreadView } from '@figurina/drawing';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { scrollerOf } from '../../parts/scroller-of.ts';
import { useInView } from '../../../../app/in-view.ts';

interface DrawnSpreadProps {
  readonly spreadId: NodeId;
  readonly reader: AlbumReader;
  readonly size: { readonly width: number; readonly height: number };
  /** Pixels a millimetre. */
  readonly zoom: number;
  readonly caption: string | null;
  readonly chosen?: ReadonlySet<NodeId>;
  readonly choose?: (id: NodeId) => void;
  /** Lies over the drawing, once that is there. */
  readonly children?: ReactNode;
}

/** How far ahead of what is seen it is drawn. */
const AHEAD = '800px';

/** A spread as a picture of an album; drawn when it comes into view. A press on one of its elements chooses it. */
export function DrawnSpread({ spreadId, reader, size, zoom, caption, chosen, choose, children }: DrawnSpreadProps) {
  const paper = useRef<HTMLDivElement>(null);
  const isNear = useInView(paper, { ahead: AHEAD, rootOf: scrollerOf });
  // The drawing knows of no selection; after every rendering, since it may have been drawn anew.
  useLayoutEffect(() => {
    for (const marked of paper.current?.querySelectorAll('[data-chosen]') ?? []) marked.removeAttribute('data-chosen');
    for (const id of chosen ?? [])
      paper.current?.querySelector(`[data-node="${CSS.escape(id)}"]`)?.setAttribute('data-chosen', '');
  });
  return (
    <figure className="past-figure">
      {caption ? <figcaption>{caption}</figcaption> : null}
      <div
        ref={paper}
        className="past-paper fig-own-colors"
        data-chooses={choose ? true : undefined}
        style={{ width: size.width * zoom, height: size.height * zoom }}
        onClick={(event) => {
          // What was pressed by key has chosen already.
          if ((event.target as Element).closest('.past-elements')) return;
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
        {isNear ? children : null}
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
