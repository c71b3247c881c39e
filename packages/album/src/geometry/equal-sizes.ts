/** Equal sizes: an edge that is pulled comes to rest where the box is as wide, or as high, as another one. */
import { type Anchor, type Axis, firstIndex, sizeOf } from './axis.ts';
import type { Box } from './box.ts';

/** How far to pull the edge for the size of the box that is nearest in size; infinite when there is none. */
export function sizeWay(
  axis: Axis,
  box: Box,
  sizes: readonly Box[],
  anchors: readonly Anchor[],
  growth: number,
): number {
  const size = sizeOf(box, axis);
  const index = firstIndex(sizes, (other) => sizeOf(other, axis) >= size);
  const differences = [sizes[index - 1], sizes[index]].flatMap((other) => (other ? [sizeOf(other, axis) - size] : []));
  const [difference] = differences.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  if (difference === undefined) return Infinity;
  return (difference / growth) * (anchors.includes('start') ? -1 : 1);
}

/** The boxes that are as large as this one, nearest first. */
export function equalSizes(axis: Axis, box: Box, sizes: readonly Box[], tolerance: number): Box[] {
  const size = sizeOf(box, axis);
  const found: Box[] = [];
  for (let index = firstIndex(sizes, (other) => sizeOf(other, axis) >= size - tolerance); ; index++) {
    const other = sizes[index];
    if (!other || sizeOf(other, axis) > size + tolerance) break;
    found.push(other);
  }
  const away = (other: Box): number => Math.hypot(other.x - box.x, other.y - box.y);
  return found.toSorted((a, b) => away(a) - away(b));
}
