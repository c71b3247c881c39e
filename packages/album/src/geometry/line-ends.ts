import { applyMatrix } from './matrix.ts';
import { boxMatrix, type BoxPlacement } from './node-matrix.ts';
import { distanceBetween, roundAngle, roundLength, type Point } from './vector.ts';

/** A line runs through the middle of its box, from its left to its right edge: where those two ends lie in its parent. */
export function lineEnds(box: BoxPlacement): { readonly w: Point; readonly e: Point } {
  const matrix = boxMatrix(box);
  return {
    w: applyMatrix(matrix, { x: 0, y: box.height / 2 }),
    e: applyMatrix(matrix, { x: box.width, y: box.height / 2 }),
  };
}

/** The least length of a line, in millimetres. */
const LEAST = 0.1;

/** The place, length and turn that bring the ends of a line to two points; its thickness stays. */
export function lineBetween(
  box: BoxPlacement,
  { w, e }: { w: Point; e: Point },
): { x: number; y: number; width: number; rotation: number } {
  const width = roundLength(Math.max(LEAST, distanceBetween(w, e) / box.scale));
  const degrees = (Math.atan2(e.y - w.y, e.x - w.x) * 180) / Math.PI;
  const middle = { x: (w.x + e.x) / 2, y: (w.y + e.y) / 2 };
  return {
    x: roundLength(middle.x - (width * box.scale) / 2),
    y: roundLength(middle.y - (box.height * box.scale) / 2),
    width,
    rotation: roundAngle(degrees),
  };
}
