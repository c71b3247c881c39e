import { linesNear, type SnapField } from './snap-field.ts';
import { GUIDE_TOLERANCE } from './snapping.ts';
import type { Axis } from './axis.ts';
import { type Guide, guidesFor, isMeasure } from './smart-guides.ts';
import type { Point } from './vector.ts';

/** A corner of a turned frame that is pulled along a way: where it is, and how far it goes for each millimetre of the pull. */
export interface PulledCorner {
  readonly at: Point;
  readonly way: Point;
}

/** A corner that goes along a line this nearly would have to go too far to reach it. */
const LEAST_WAY = 0.05;
const AXES: readonly Axis[] = ['x', 'y'];

/**
 * How many millimetres to pull on until one of the corners lies on a line, or on the grid where none is near: the edges of
 * what is turned are parallel to nothing, its corners can come to rest. None goes further than `distance`; 0 where nothing is near.
 */
export function snapCorners(
  corners: readonly PulledCorner[],
  field: SnapField,
  { distance, grid }: { readonly distance: number; readonly grid?: number | undefined },
): number {
  let nearest: number | undefined;
  const consider = (pull: number, way: Point): void => {
    if (Math.hypot(way.x, way.y) * Math.abs(pull) > distance) return;
    if (nearest === undefined || Math.abs(pull) < Math.abs(nearest)) nearest = pull;
  };
  const each = (places: (at: number, axis: Axis) => Iterable<number>): void => {
    for (const { at, way } of corners)
      for (const axis of AXES)
        if (Math.abs(way[axis]) >= LEAST_WAY)
          for (const place of places(at[axis], axis)) consider((place - at[axis]) / way[axis], way);
  };
  each((at, axis) => Array.from(linesNear(field[axis].lines, at, distance), (line) => line.at));
  if (nearest === undefined && grid !== undefined) each((at) => [Math.round(at / grid) * grid]);
  return nearest ?? 0;
}

/** The lines that corners lie on, each once. */
export function cornerGuides(corners: readonly Point[], field: SnapField): Guide[] {
  const anchors = { x: ['start'], y: ['start'] } as const;
  const guides = corners.flatMap((at) => guidesFor({ ...at, width: 0, height: 0 }, field, { anchors }));
  const lines = guides.filter((guide) => !isMeasure(guide));
  return lines.filter(({ axis, at }, index) => {
    const isSame = (other: Guide): boolean => other.axis === axis && Math.abs(other.at - at) <= GUIDE_TOLERANCE;
    return lines.findIndex(isSame) === index;
  });
}
