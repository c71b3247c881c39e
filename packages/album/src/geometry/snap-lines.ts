import { FOLD_X, PAGE } from '../print/page-size.ts';
import type { Axis } from './axis.ts';
import { centreOf, type Box } from './box.ts';

export type GuideKind =
  | 'edge'
  | 'centre'
  | 'page-centre'
  | 'fold'
  | 'trim'
  | 'bleed'
  | 'safe'
  | 'grid'
  | 'gap'
  | 'size'
  | 'distance';

/**
 * A place on one axis that a moving box may come to rest at: `axis` x is a vertical line. `from` and `to` say where the
 * line is worth drawing on the other axis (the box it belongs to, or the height of the page).
 */
export interface SnapLine {
  readonly axis: Axis;
  readonly at: number;
  readonly kind: GuideKind;
  readonly from: number;
  readonly to: number;
}

/** Millimetres between the lines of the grid. */
export const GRID = 5;
/** Printed beyond the trim, so that no white edge shows. */
const BLEED = 2;

/** How far texts and cells keep from the fold and the trim of a spread, 0 where there is none (`dangerZone`). */
export interface SafeMargins {
  readonly fold: number;
  readonly trim: number;
}

/**
 * The lines of the paper of a spread (`spreadSize`; a cover is a single page): trim, bleed, fold, the middle of each page,
 * and the safe area.
 */
export function paperLines(
  { width, height }: { width: number; height: number },
  safe: SafeMargins = { fold: 0, trim: 0 },
): SnapLine[] {
  const vertical = (at: number, kind: GuideKind) => paperLine('x', at, kind, height);
  const horizontal = (at: number, kind: GuideKind) => paperLine('y', at, kind, width);
  const single = width <= PAGE.width;
  const { fold, trim } = safe;
  return [
    ...[0, width].map((at) => vertical(at, 'trim')),
    ...[-BLEED, width + BLEED].map((at) => vertical(at, 'bleed')),
    vertical(PAGE.width / 2, 'page-centre'),
    ...(single ? [] : [vertical(FOLD_X, 'fold'), vertical(width - PAGE.width / 2, 'page-centre')]),
    ...(trim > 0 ? [trim, width - trim].map((at) => vertical(at, 'safe')) : []),
    ...(fold > 0 && !single ? [FOLD_X - fold, FOLD_X + fold].map((at) => vertical(at, 'safe')) : []),
    ...[0, height].map((at) => horizontal(at, 'trim')),
    ...[-BLEED, height + BLEED].map((at) => horizontal(at, 'bleed')),
    horizontal(height / 2, 'page-centre'),
    ...(trim > 0 ? [trim, height - trim].map((at) => horizontal(at, 'safe')) : []),
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
