/** How large what is painted is: paths of a content stream, in the coordinates of the page. */
import type { Operation } from './operations.ts';
import type { Matrix } from './matrix.ts';

/** In points, from the lower left to the upper right. */
export interface Extent {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** A path as it stands in its stream, and what it is drawn through. Measured only where somebody asks. */
export interface Path {
  readonly operations: readonly Operation[];
  readonly from: number;
  readonly to: number;
  readonly matrix: Matrix;
}

type Point = readonly [x: number, y: number];

export const PATH_OPERATORS: ReadonlySet<string> = new Set(['m', 'l', 'c', 'v', 'y', 're', 'h']);

/** Null for a path of nothing. */
export function extentOf(path: Path): Extent | null {
  const points = partsOf(path).flat();
  if (points.length === 0) return null;
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  }
  return { left, bottom, right, top };
}

/** Of its largest part without the others, which are holes in it at worst. */
export function filledArea(path: Path): number {
  const areas = partsOf(path)
    .map(areaOf)
    .toSorted((one, other) => other - one);
  return areas.slice(1).reduce((left, hole) => left - hole, areas[0] ?? 0);
}

export function overlap(one: Extent | null, other: Extent | null): Extent | null {
  if (!one || !other) return one ?? other;
  return {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
}

/** Its closed pieces; curves count by their ends. */
function partsOf({ operations, from, to, matrix }: Path): Point[][] {
  const parts: Point[][] = [];
  for (let at = from; at < to; at++) {
    const { operator, operands } = operations[at]!;
    const n = operands.map(Number);
    if (operator === 're') {
      const [x, y, w, h] = n as [number, number, number, number];
      const corners: Point[] = [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ];
      parts.push(corners.map((corner) => placed(corner, matrix)));
    } else if (operator === 'm') parts.push([placed([n[0]!, n[1]!], matrix)]);
    else if (n.length > 1) parts.at(-1)?.push(placed([n.at(-2)!, n.at(-1)!], matrix));
  }
  return parts;
}

function placed([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

function areaOf(points: readonly Point[]): number {
  let [sum, [beforeX, beforeY]] = [0, points.at(-1)!];
  for (const [x, y] of points) {
    sum += beforeX * y - x * beforeY;
    [beforeX, beforeY] = [x, y];
  }
  return Math.abs(sum) / 2;
}
