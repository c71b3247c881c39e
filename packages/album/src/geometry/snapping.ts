import { ALL_ANCHORS, type Anchor, anchorAt, type Anchors, type Axis } from './axis.ts';
import type { Box } from './box.ts';
import { gapWays } from './equal-gaps.ts';
import { sizeWay } from './equal-sizes.ts';
import { linesNear, type SnapField } from './snap-field.ts';
import type { Point } from './vector.ts';

/** How near a moving edge must come, in screen pixels; divide by the zoom for millimetres. */
export const SNAP_PIXELS = 5;
/** Lines this near to each other, in millimetres, are one: both guides are shown. */
export const GUIDE_TOLERANCE = 0.03;

export interface SnapOptions {
  /** Millimetres: `SNAP_PIXELS / zoom`. No axis is moved by more. */
  readonly distance: number;
  readonly anchors?: Anchors;
  /** Millimetres between grid lines; edges come to rest on them where no line is near. */
  readonly grid?: number | undefined;
  /**
   * The box is being resized, so its size may become that of another one: how many millimetres it grows for each that the
   * edge is pulled, 2 about its middle.
   */
  readonly growth?: 1 | 2 | undefined;
}

/** What to add to the box (or to the pulled edge) on each axis, 0 where nothing is near. */
export function snap(box: Box, field: SnapField, options: SnapOptions): Point {
  const anchors = options.anchors ?? ALL_ANCHORS;
  return {
    x: snapAxis('x', box, field, anchors.x, options),
    y: snapAxis('y', box, field, anchors.y, options),
  };
}

/** The shortest way to a line, an equal gap or an equal size; in that order where they are as near. */
function snapAxis(
  axis: Axis,
  box: Box,
  field: SnapField,
  anchors: readonly Anchor[],
  { distance, grid, growth }: SnapOptions,
): number {
  if (anchors.length === 0) return 0;
  let nearest: number | undefined;
  const consider = (way: number): void => {
    if (Math.abs(way) > distance) return;
    if (nearest === undefined || Math.abs(way) < Math.abs(nearest)) nearest = way;
  };
  for (const anchor of anchors) {
    const at = anchorAt(box, axis, anchor);
    for (const line of linesNear(field[axis].lines, at, distance)) consider(line.at - at);
  }
  for (const way of gapWays(axis, box, field[axis].boxes, anchors, distance)) consider(way);
  if (growth) consider(sizeWay(axis, box, field[axis].sizes, anchors, growth));
  if (nearest !== undefined || grid === undefined) return nearest ?? 0;
  for (const anchor of anchors) {
    if (anchor === 'centre') continue;
    const at = anchorAt(box, axis, anchor);
    consider(Math.round(at / grid) * grid - at);
  }
  return nearest ?? 0;
}
