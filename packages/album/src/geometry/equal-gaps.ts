/**
 * Equal gaps: a box comes to rest where the gap to its neighbour is as wide as another gap of the same row, or in the
 * middle between two neighbours. Written for a row; a column is the same on the other axis.
 */
import { across, type Anchor, type Axis, endOf, startOf } from './axis.ts';
import type { Box } from './box.ts';

export interface Gap {
  readonly from: number;
  readonly to: number;
  /** The middle of what the two boxes have in common across the row. */
  readonly at: number;
}

export interface Row {
  /** The neighbours of the box on either side. */
  readonly before: Box | undefined;
  readonly after: Box | undefined;
  /** The gaps between the other boxes, but for the one that the box stands in. */
  readonly gaps: readonly Gap[];
}

/** Boxes this near to each other, in millimetres, have no gap between them. */
const LEAST_GAP = 0.05;

/**
 * The row of a box: the boxes beside it, sorted by their start. What reaches under the whole of it is its ground, not a
 * neighbour. `slack`: how far a neighbour may still reach into the box.
 */
function rowOf(axis: Axis, box: Box, boxes: readonly Box[], slack: number): Row {
  const cross = across(axis);
  const [low, high] = [startOf(box, cross), endOf(box, cross)];
  const [start, end] = [startOf(box, axis), endOf(box, axis)];
  let before: Box | undefined;
  let after: Box | undefined;
  let last: Box | undefined;
  const gaps: Gap[] = [];
  for (const mate of boxes) {
    if (startOf(mate, cross) >= high || endOf(mate, cross) <= low) continue;
    const [mateStart, mateEnd] = [startOf(mate, axis), endOf(mate, axis)];
    if (mateStart <= start + slack && mateEnd >= end - slack) continue;
    if (mateEnd <= start + slack && (!before || mateEnd > endOf(before, axis))) before = mate;
    if (mateStart >= end - slack && (!after || mateStart < startOf(after, axis))) after = mate;
    const lastEnd = last ? endOf(last, axis) : Infinity;
    // The box stands in the gap before the first mate that begins behind its middle.
    const isHole = lastEnd < (start + end) / 2 && mateStart > (start + end) / 2;
    if (last && !isHole && mateStart - lastEnd > LEAST_GAP)
      gaps.push({ from: lastEnd, to: mateStart, at: inCommon(last, mate, cross) });
    if (!last || mateEnd > lastEnd) last = mate;
  }
  return { before, after, gaps };
}

/** How far the box is from each place with an equal gap. A resize pulls one edge: only the gap on its side changes. */
export function* gapWays(
  axis: Axis,
  box: Box,
  boxes: readonly Box[],
  anchors: readonly Anchor[],
  slack: number,
): Iterable<number> {
  const { before, after, gaps } = rowOf(axis, box, boxes, slack);
  const [start, end] = [startOf(box, axis), endOf(box, axis)];
  const moves = anchors.includes('start') && anchors.includes('end');
  if (before && after) {
    const [left, right] = [endOf(before, axis), startOf(after, axis)];
    if (moves && right - left > end - start) yield (left + right - start - end) / 2;
    if (!moves && anchors.includes('end')) yield right - (start - left) - end;
    if (!moves && anchors.includes('start')) yield left + (right - end) - start;
  }
  for (const gap of gaps) {
    const width = gap.to - gap.from;
    if (before && anchors.includes('start')) yield endOf(before, axis) + width - start;
    if (after && anchors.includes('end')) yield startOf(after, axis) - width - end;
  }
}

/** The gaps beside a box that has come to rest that are as wide as another one, and those others; none when none are. */
export function equalGaps(axis: Axis, box: Box, boxes: readonly Box[], tolerance: number): Gap[] {
  const { before, after, gaps } = rowOf(axis, box, boxes, tolerance);
  const cross = across(axis);
  const beside: Gap[] = [];
  if (before) beside.push({ from: endOf(before, axis), to: startOf(box, axis), at: inCommon(before, box, cross) });
  if (after) beside.push({ from: endOf(box, axis), to: startOf(after, axis), at: inCommon(box, after, cross) });
  const found = new Set<Gap>();
  for (const own of beside) {
    if (widthOf(own) <= LEAST_GAP) continue;
    for (const other of [...beside, ...gaps])
      if (other !== own && Math.abs(widthOf(own) - widthOf(other)) <= 2 * tolerance) found.add(own).add(other);
  }
  return [...found];
}

export const widthOf = ({ from, to }: Gap): number => to - from;

function inCommon(a: Box, b: Box, cross: Axis): number {
  const low = Math.max(startOf(a, cross), startOf(b, cross));
  const high = Math.min(endOf(a, cross), endOf(b, cross));
  return (low + high) / 2;
}
