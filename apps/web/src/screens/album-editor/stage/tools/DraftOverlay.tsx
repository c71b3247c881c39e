import { applyMatrix, boxMatrix, cornersOf as boxCorners, type Point } from '@figurina/album';
import { type Camera, type ShownDraft, toScreen } from '@figurina/editor';
import { useEffect, useRef } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { writeWords } from './write-words.ts';

/** The element that is being drawn, with its size below it. Written directly: it follows every move of the pointer. */
export function DraftOverlay() {
  const session = useEditor();
  const svg = useRef<SVGSVGElement>(null);
  const path = useRef<SVGPathElement>(null);
  const badge = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { chrome, camera } = session;
    let shown: ShownDraft | null = null;
    let frame = 0;
    function paint(): void {
      frame = 0;
      shown = chrome.draft();
      const offset = shown && session.facts.layout.get().boxOf(shown.spreadId);
      svg.current!.toggleAttribute('data-none', !offset);
      badge.current!.hidden = !offset;
      if (!shown || !offset) return;
      const matrix = boxMatrix({ ...shown, scale: 1 });
      const corners = boxCorners({ x: 0, y: 0, width: shown.width, height: shown.height })
        .map((corner) => applyMatrix(matrix, corner))
        .map(({ x, y }) => toScreen(camera.get(), { x: x + offset.x, y: y + offset.y }));
      path.current!.setAttribute('d', draftPath(shown, corners, camera.get()));
      writeWords(badge.current!, draftWords(session, shown));
      const middle = corners.reduce((sum, { x }) => sum + x / 4, 0);
      const below = Math.max(...corners.map(({ y }) => y)) + 12;
      badge.current!.style.transform = `translate(${middle}px,${below}px) translateX(-50%)`;
    }
    const soon = (): void => {
      if (shown || chrome.draft()) frame ||= requestAnimationFrame(paint);
    };
    const ends = [chrome.subscribe(soon), camera.subscribe(soon)];
    paint();
    return () => {
      cancelAnimationFrame(frame);
      for (const end of ends) end();
    };
  }, [session]);
  return (
    <>
      <svg className="drawn-draft" ref={svg} aria-hidden="true" data-none="">
        <path ref={path} />
      </svg>
      <div className="draft-badge" ref={badge} aria-hidden="true" hidden />
    </>
  );
}

function draftPath(draft: ShownDraft, corners: readonly Point[], { zoom }: Camera): string {
  const place = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  if (draft.type === 'Circle') {
    const radii = `${(draft.width / 2) * zoom} ${(draft.height / 2) * zoom} 0 0 1`;
    const [left, right] = [place(middle(a, d)), place(middle(b, c))];
    return `M${left}A${radii} ${right}A${radii} ${left}Z`;
  }
  return `M${[a, b, c, d].map(place).join('L')}Z`;
}

/** Width and height; a line is as long as it is, in its direction. */
function draftWords(session: EditorSession, { type, width, height, rotation }: ShownDraft): string {
  const number = session.formatMillimetres;
  if (type === 'Line') return `${number(width)} mm · ${number(rotation)}°`;
  return `${number(width)} × ${number(height)} mm`;
}
