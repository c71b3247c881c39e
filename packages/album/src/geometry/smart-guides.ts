import { across, ALL_ANCHORS, anchorAt, type Anchors, type Axis, endOf, sizeOf, startOf } from './axis.ts';
import type { Box } from './box.ts';
import { equalGaps, widthOf } from './equal-gaps.ts';
import { equalSizes } from './equal-sizes.ts';
import { linesNear, type SnapField } from './snap-field.ts';
import type { GuideKind, SnapLine } from './snap-lines.ts';
import { GUIDE_TOLERANCE } from './snapping.ts';

/**
 * What to draw while a box rests on a line, at `at` on its axis, from `from` to `to` on the other one. A measure (kinds
 * `gap`, `size`, `distance`) runs along its axis instead, from `from` to `to`, at `at` on the other one.
 */
export interface Guide {
  readonly axis: Axis;
  readonly at: number;
  readonly kind: GuideKind;
  readonly from: number;
  readonly to: number;
  /** Of a measure: how long it is. Of a line: millimetres between the moving box and the one the line comes from. */
  readonly distance: number;
}

export function isMeasure({ kind }: Guide): boolean {
  return kind === 'gap' || kind === 'size' || kind === 'distance';
}

/** More equal gaps or sizes than these say nothing new. */
const MOST_GAPS = 6;
const MOST_SIZES = 2;
/** Millimetres below which a distance is none. */
const LEAST_DISTANCE = 0.05;

/**
 * The guides of a box that has come to rest: every line that one of its anchors lies on, lines at the same place made
 * one, with the distance to what it comes from; equal gaps; while it is resized, equal sizes.
 */
export function guidesFor(
  box: Box,
  field: SnapField,
  { anchors = ALL_ANCHORS, resized = false }: { anchors?: Anchors | undefined; resized?: boolean | undefined } = {},
): Guide[] {
  const guides = (['x', 'y'] as const).flatMap((axis) => {
    if (anchors[axis].length === 0) return [];
    const { lines, boxes, sizes } = field[axis];
    const met = new Set<SnapLine>();
    for (const anchor of anchors[axis])
      for (const line of linesNear(lines, anchorAt(box, axis, anchor), GUIDE_TOLERANCE)) met.add(line);
    const alike = resized ? equalSizes(axis, box, sizes, GUIDE_TOLERANCE).slice(0, MOST_SIZES) : [];
    const gaps = equalGaps(axis, box, boxes, GUIDE_TOLERANCE).slice(0, MOST_GAPS);
    return [
      ...joined([...met], box, axis),
      ...gaps.map((gap) => ({ axis, kind: 'gap' as const, ...gap, distance: widthOf(gap) })),
      ...(alike.length > 0 ? [box, ...alike] : []).map((one) => sizeGuide(one, axis)),
    ];
  });
  return guides.filter((guide, index) => guide.kind !== 'distance' || !saysAgain(guide, guides, index));
}

/** A distance is said once, though three lines of one neighbour are met, and not beside the equal gap that it is. */
function saysAgain({ axis, from, to }: Guide, guides: readonly Guide[], index: number): boolean {
  return guides.some(
    (other, at) =>
      other.axis === axis &&
      (other.kind === 'gap' || (other.kind === 'distance' && at < index)) &&
      Math.abs(other.from - from) <= GUIDE_TOLERANCE &&
      Math.abs(other.to - to) <= GUIDE_TOLERANCE,
  );
}

/**
 * One guide a place and, of several kinds there, the one that says most: paper before elements; and the measure to the
 * nearest element on it. The lines of the paper run through the box and have none.
 */
function joined(lines: readonly SnapLine[], box: Box, axis: Axis): Guide[] {
  const cross = across(axis);
  const own = { from: startOf(box, cross), to: endOf(box, cross) };
  const guides: Guide[] = [];
  const measures = new Map<number, Guide>();
  for (const line of lines.toSorted((a, b) => RANK[a.kind] - RANK[b.kind])) {
    const { at, kind } = line;
    const there = guides.findIndex((guide) => Math.abs(guide.at - at) <= GUIDE_TOLERANCE);
    const known = guides[there];
    const from = Math.min(own.from, line.from, known?.from ?? Infinity);
    const to = Math.max(own.to, line.to, known?.to ?? -Infinity);
    const measure = between(own, line);
    const distance = Math.min(known?.distance ?? Infinity, measure.to - measure.from);
    if (known) guides[there] = { ...known, from, to, distance };
    else guides.push({ axis, at, kind, from, to, distance });
    const place = known?.at ?? at;
    if (distance === measure.to - measure.from)
      measures.set(place, { axis: cross, kind: 'distance', at: place, ...measure, distance });
  }
  return [...guides, ...[...measures.values()].filter(({ distance }) => distance > LEAST_DISTANCE)];
}

/** The stretch between two others on one axis; without length where they meet. */
function between(a: { from: number; to: number }, b: { from: number; to: number }): { from: number; to: number } {
  if (b.from > a.to) return { from: a.to, to: b.from };
  return b.to < a.from ? { from: b.to, to: a.from } : { from: a.from, to: a.from };
}

function sizeGuide(box: Box, axis: Axis): Guide {
  const cross = across(axis);
  const middle = startOf(box, cross) + sizeOf(box, cross) / 2;
  return {
    axis,
    kind: 'size',
    at: middle,
    from: startOf(box, axis),
    to: endOf(box, axis),
    distance: sizeOf(box, axis),
  };
}

const RANK: Record<GuideKind, number> = {
  fold: 0,
  trim: 1,
  bleed: 2,
  'page-centre': 3,
  safe: 4,
  centre: 5,
  edge: 6,
  gap: 7,
  size: 8,
  distance: 9,
  grid: 10,
};
