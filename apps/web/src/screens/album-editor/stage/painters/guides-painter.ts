import { type Box, type Guide, isMeasure } from '@figurina/album';
import { type Camera, toScreen } from '@figurina/editor';
import { createOverlayLabel, type OverlayLabel } from './overlay-label.ts';

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
  measures: SVGGElement,
  words: (millimetres: number) => string,
): GuidesPainter {
  const labels: OverlayLabel[] = [];
  function write(d: string): void {
    if (path.getAttribute('d') !== d) path.setAttribute('d', d);
  }
  /** Labels come and go at every move: those that are not needed stay, unseen. */
  function labelAt(index: number): OverlayLabel {
    return (labels[index] ??= createOverlayLabel(addGroup()));
  }
  function addGroup(): SVGGElement {
    const made = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    made.setAttribute('class', 'overlay-label overlay-measure');
    return measures.appendChild(made);
  }
  function paintLabels(shown: readonly Guide[], offset: Box, view: Camera): void {
    for (const label of labels.slice(shown.length)) label.hide();
    for (const [index, guide] of shown.entries()) {
      const { x, y } = pointOf(guide, (guide.from + guide.to) / 2, offset, view);
      const [point, side] =
        guide.axis === 'x' ? [{ x, y: y - BESIDE }, 'above' as const] : [{ x: x + BESIDE, y }, 'right' as const];
      labelAt(index).show(words(guide.distance), point, side);
    }
  }
  return {
    paint(guides, offset, view) {
      write(guides.map((guide) => guidePath(guide, offset, view)).join(''));
      paintLabels(guides.filter(isMeasure), offset, view);
    },
    clear() {
      write('');
      for (const label of labels) label.hide();
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
