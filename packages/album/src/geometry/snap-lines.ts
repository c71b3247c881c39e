import { FOLD_X, PAGE } from '../print/page-size.ts';
import { centreOf, type Box } from './box.ts';
import type { Axis, GuideKind, SnapLine } from './snapping.ts';

/** Millimetres between the lines of the grid. */
export const GRID = 5;
/** Printed beyond the trim, so that no white edge shows. */
const BLEED = 2;

/** The lines of the paper of a spread (`spreadSize`; a cover is a single page): trim, bleed, fold, and the middle of each page. */
export function paperLines({ width, height }: { width: number; height: number }): SnapLine[] {
  const vertical = (at: number, kind: GuideKind) => paperLine('x', at, kind, height);
  const horizontal = (at: number, kind: GuideKind) => paperLine('y', at, kind, width);
  const single = width <= PAGE.width;
  return [
    ...[0, width].map((at) => vertical(at, 'trim')),
    ...[-BLEED, width + BLEED].map((at) => vertical(at, 'bleed')),
    vertical(PAGE.width / 2, 'page-centre'),
    ...(single ? [] : [vertical(FOLD_X, 'fold'), vertical(width - PAGE.width / 2, 'page-centre')]),
    ...[0, height].map((at) => horizontal(at, 'trim')),
    ...[-BLEED, height + BLEED].map((at) => horizontal(at, 'bleed')),
    horizontal(height / 2, 'page-centre'),
  ];
}

/** The edges and middles of the elements that stay where they are (in millimetres of the spread). */
export function boxLines(boxes: Iterable<Box>): SnapLine[] {
  return Array.from(boxes, linesOf).flat();
}

function linesOf(box: Box): SnapLine[] {
  const middle = centreOf(box);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const up = { from: box.y, to: bottom };
  const across = { from: box.x, to: right };
  return [
    { axis: 'x', at: box.x, kind: 'edge', ...up },
    { axis: 'x', at: middle.x, kind: 'centre', ...up },
    { axis: 'x', at: right, kind: 'edge', ...up },
    { axis: 'y', at: box.y, kind: 'edge', ...across },
    { axis: 'y', at: middle.y, kind: 'centre', ...across },
    { axis: 'y', at: bottom, kind: 'edge', ...across },
  ];
}

function paperLine(axis: Axis, at: number, kind: GuideKind, to: number): SnapLine {
  return { axis, at, kind, from: 0, to };
}
