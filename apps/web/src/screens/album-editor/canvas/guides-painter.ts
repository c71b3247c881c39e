import { type Box, type Guide, isMeasure } from '@figurina/album';
import { type Camera, toScreen } from '@figurina/editor';
import { writeWords } from './write-words.ts';

/** Half the stroke at either end of a measure, and the distance of its words, in pixels. */
const TICK = 4;
const BESIDE = 10;

export interface GuidesPainter {
  /** `offset`: where the spread lies in the world. */
  paint(guides: readonly Guide[], offset: Box, view: Camera): void;
  clear(): void;
}

/** Lines, measures with their ends, and beside every measure how long it is. */
export function createGuidesPainter(
  path: SVGPathElement,
  badges: HTMLElement,
  words: (millimetres: number) => string,
): GuidesPainter {
  function write(d: string): void {
    if (path.getAttribute('d') !== d) path.setAttribute('d', d);
  }
  /** Badges come and go at every move: those that are not needed stay, unseen, so that nothing is laid out anew. */
  function spare(from: number): void {
    for (let index = from; index < badges.children.length; index++)
      badges.children[index]!.toggleAttribute('data-spare', true);
  }
  function badgeAt(index: number): HTMLElement {
    const known = badges.children[index] as HTMLElement | undefined;
    if (known) {
      known.toggleAttribute('data-spare', false);
      return known;
    }
    const made = globalThis.document.createElement('div');
    made.className = 'overlay-measure';
    return badges.appendChild(made);
  }
  function paintBadges(measures: readonly Guide[], offset: Box, view: Camera): void {
    spare(measures.length);
    for (const [index, guide] of measures.entries()) {
      const badge = badgeAt(index);
      writeWords(badge, words(guide.distance));
      const { x, y } = pointOf(guide, (guide.from + guide.to) / 2, offset, view);
      const aside = guide.axis === 'x' ? `translate(-50%, calc(-100% - ${BESIDE}px))` : `translate(${BESIDE}px, -50%)`;
      badge.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) ${aside}`;
    }
  }
  return {
    paint(guides, offset, view) {
      write(guides.map((guide) => guidePath(guide, offset, view)).join(''));
      paintBadges(guides.filter(isMeasure), offset, view);
    },
    clear() {
      write('');
      spare(0);
    },
  };
}

function guidePath(guide: Guide, offset: Box, view: Camera): string {
  const [a, b] = [pointOf(guide, guide.from, offset, view), pointOf(guide, guide.to, offset, view)];
  const line = `M${at(a)}L${at(b)}`;
  if (guide.kind !== 'gap' && guide.kind !== 'size') return line;
  const tick = guide.axis === 'x' ? { x: 0, y: TICK } : { x: TICK, y: 0 };
  return [a, b].reduce(
    (drawn, { x, y }) => `${drawn}M${at({ x: x - tick.x, y: y - tick.y })}L${at({ x: x + tick.x, y: y + tick.y })}`,
    line,
  );
}

/** A place along a guide: a line runs across its axis, a measure along it. */
function pointOf(guide: Guide, along: number, offset: Box, view: Camera): { x: number; y: number } {
  const isHorizontal = isMeasure(guide) === (guide.axis === 'x');
  const [x, y] = isHorizontal ? [along, guide.at] : [guide.at, along];
  return toScreen(view, { x: offset.x + x, y: offset.y + y });
}

function at({ x, y }: { x: number; y: number }): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
