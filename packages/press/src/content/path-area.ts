/** How large what is painted is: the path of a content stream, in the coordinates of the page. */
import type { Operation } from './operations.ts';
import type { Matrix } from './matrix.ts';

/** In points, from the lower left to the upper right. */
export interface Extent {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

type Point = readonly [x: number, y: number];

/** The path that is being built; every painting operator ends it. */
export class PathArea {
  #parts: Point[][] = [];

  /** Whether the operator belongs to a path. Curves count by their ends. */
  add({ operator, operands }: Operation, matrix: Matrix): boolean {
    const n = operands.map(Number);
    if (operator === 're') {
      const [x, y, w, h] = n as [number, number, number, number];
      const corners: Point[] = [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ];
      this.#parts.push(corners.map((corner) => placed(corner, matrix)));
    } else if (operator === 'm') this.#parts.push([placed([n[0]!, n[1]!], matrix)]);
    else if (['l', 'c', 'v', 'y'].includes(operator)) this.#parts.at(-1)?.push(placed([n.at(-2)!, n.at(-1)!], matrix));
    else return operator === 'h';
    return true;
  }

  extent(): Extent | null {
    const points = this.#parts.flat();
    if (points.length === 0) return null;
    let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, y] of points) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
    }
    return { left, bottom, right, top };
  }

  /** Of its largest part without the others, which are holes in it at worst. */
  filled(): number {
    const areas = this.#parts.map(areaOf).toSorted((one, other) => other - one);
    return areas.slice(1).reduce((left, hole) => left - hole, areas[0] ?? 0);
  }

  end(): void {
    this.#parts = [];
  }
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

function placed([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

function areaOf(points: readonly Point[]): number {
  const [lastX, lastY] = points.at(-1)!;
  let [sum, beforeX, beforeY] = [0, lastX, lastY];
  for (const [x, y] of points) {
    sum += beforeX * y - x * beforeY;
    [beforeX, beforeY] = [x, y];
  }
  return Math.abs(sum) / 2;
}
