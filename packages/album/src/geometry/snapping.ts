import type { Box } from './box.ts';
import type { Point } from './vector.ts';

/** How near a moving edge must come, in screen pixels; divide by the zoom for millimetres. */
export const SNAP_PIXELS = 5;
/** Lines this near to each other, in millimetres, are one: both guides are shown. */
export const GUIDE_TOLERANCE = 0.03;

export type Axis = 'x' | 'y';
export type GuideKind = 'edge' | 'centre' | 'page-centre' | 'fold' | 'trim' | 'bleed' | 'grid' | 'gap' | 'size';

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

/** Which parts of the moving box look for a line. A resize lets only the pulled edges look. */
export type Anchor = 'start' | 'centre' | 'end';
export interface Anchors {
  readonly x: readonly Anchor[];
  readonly y: readonly Anchor[];
}
export const ALL_ANCHORS: Anchors = { x: ['start', 'centre', 'end'], y: ['start', 'centre', 'end'] };

export interface SnapOptions {
  /** Millimetres: `SNAP_PIXELS / zoom`. No axis is moved by more. */
  readonly distance: number;
  readonly anchors?: Anchors;
  /** Millimetres between grid lines; edges come to rest on them where no line is near. */
  readonly grid?: number;
}

/** What to add to the box (or to the pulled edge) on each axis, 0 where nothing is near. */
export function snap(box: Box, lines: readonly SnapLine[], options: SnapOptions): Point {
  const anchors = options.anchors ?? ALL_ANCHORS;
  return {
    x: snapAxis('x', box, lines, anchors.x, options),
    y: snapAxis('y', box, lines, anchors.y, options),
  };
}

/** Where an anchor of a box lies on an axis. */
export function anchorAt(box: Box, axis: Axis, anchor: Anchor): number {
  const start = axis === 'x' ? box.x : box.y;
  const size = axis === 'x' ? box.width : box.height;
  return anchor === 'start' ? start : anchor === 'end' ? start + size : start + size / 2;
}

function snapAxis(
  axis: Axis,
  box: Box,
  lines: readonly SnapLine[],
  anchors: readonly Anchor[],
  { distance, grid }: SnapOptions,
): number {
  let nearest: number | undefined;
  for (const anchor of anchors) {
    const at = anchorAt(box, axis, anchor);
    for (const line of lines) {
      if (line.axis === axis) nearest = nearer(nearest, line.at - at, distance);
    }
  }
  if (nearest !== undefined || grid === undefined) return nearest ?? 0;
  for (const anchor of anchors) {
    if (anchor === 'centre') continue;
    const at = anchorAt(box, axis, anchor);
    nearest = nearer(nearest, Math.round(at / grid) * grid - at, distance);
  }
  return nearest ?? 0;
}

function nearer(nearest: number | undefined, way: number, distance: number): number | undefined {
  if (Math.abs(way) > distance) return nearest;
  return nearest === undefined || Math.abs(way) < Math.abs(nearest) ? way : nearest;
}
