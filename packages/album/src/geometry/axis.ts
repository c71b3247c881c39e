import type { Box } from './box.ts';

/** x runs to the right, y down. */
export type Axis = 'x' | 'y';

export const across = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');
export const startOf = (box: Box, axis: Axis): number => (axis === 'x' ? box.x : box.y);
export const sizeOf = (box: Box, axis: Axis): number => (axis === 'x' ? box.width : box.height);
export const endOf = (box: Box, axis: Axis): number => startOf(box, axis) + sizeOf(box, axis);

/** The first item of which `holds` is true; it must be so of all that follow. Their number when there is none. */
export function firstIndex<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(items[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Which parts of the moving box look for a line. A resize lets only the pulled edges look. */
export type Anchor = 'start' | 'centre' | 'end';
export interface Anchors {
  readonly x: readonly Anchor[];
  readonly y: readonly Anchor[];
}
export const ALL_ANCHORS: Anchors = { x: ['start', 'centre', 'end'], y: ['start', 'centre', 'end'] };

/** Where an anchor of a box lies on an axis. */
export function anchorAt(box: Box, axis: Axis, anchor: Anchor): number {
  const start = startOf(box, axis);
  const size = sizeOf(box, axis);
  return anchor === 'start' ? start : anchor === 'end' ? start + size : start + size / 2;
}
