import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/vector.ts';
import { FOLD_X } from '../print/page-size.ts';
import type { DangerZone } from './danger-zone.ts';

/** Rounding of stored places must not bring a box back over the line, in mm. */
const CLEAR = 0.01;

/** The shortest move that takes a box out of the fold and off the trim; null where it has no room. */
export function shiftInside(box: Box, { width, height, fold, trim }: DangerZone): Point | null {
  const [least, most] = [trim + CLEAR, width - trim - box.width - CLEAR];
  const columns =
    fold === 0
      ? [[least, most]]
      : [
          [least, FOLD_X - fold - box.width - CLEAR],
          [FOLD_X + fold + CLEAR, most],
        ];
  const x = nearest(box.x, columns);
  const y = nearest(box.y, [[trim + CLEAR, height - trim - box.height - CLEAR]]);
  return x === null || y === null ? null : { x: x - box.x, y: y - box.y };
}

function nearest(at: number, ranges: readonly (readonly number[])[]): number | null {
  const places = ranges.flatMap(([from, to]) => (from! <= to! ? [Math.min(to!, Math.max(from!, at))] : []));
  return places.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? null;
}
