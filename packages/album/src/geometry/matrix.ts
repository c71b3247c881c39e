import type { Point } from './vector.ts';

/** `x' = a x + c y + e`, `y' = b x + d y + f`, in the order of CSS and SVG. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function translation(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

export function scaling(x: number, y: number = x): Matrix {
  return [x, 0, 0, y, 0, 0];
}

/** Clockwise, in degrees. Multiples of 90 come out exact. */
export function turning(degrees: number): Matrix {
  const angle = ((degrees % 360) + 360) % 360;
  const radians = (angle * Math.PI) / 180;
  const cos = angle === 90 || angle === 270 ? 0 : Math.cos(radians);
  const sin = angle === 0 || angle === 180 ? 0 : Math.sin(radians);
  return [cos, sin, -sin, cos, 0, 0];
}

/** `inner` about a fixed point instead of the origin. */
export function about(centre: Point, inner: Matrix): Matrix {
  return compose(translation(centre.x, centre.y), inner, translation(-centre.x, -centre.y));
}

/** The product: the last matrix is applied first, as in a CSS transform list. */
export function compose(...matrices: readonly Matrix[]): Matrix {
  return matrices.reduce(multiply, IDENTITY);
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Throws on a matrix without area; no node can have one, since `scale` is above 0. */
export function invertMatrix([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c;
  if (determinant === 0) throw new RangeError('a matrix without area has no inverse');
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

export function applyMatrix([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Applies the matrix to a displacement: without its translation. */
export function applyToVector([a, b, c, d]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y, y: b * x + d * y };
}

export interface Decomposition {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise, from 0 up to 360. */
  readonly rotation: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** Degrees that the y axis leans; 0 for every matrix made of moves, turns and even scaling. */
  readonly skew: number;
}

/** The parts of a matrix: `translation(x, y) · turning(rotation) · skew · scaling(scaleX, scaleY)`. */
export function decompose([a, b, c, d, e, f]: Matrix): Decomposition {
  const scaleX = Math.hypot(a, b);
  const rotation = (Math.atan2(b, a) * 180) / Math.PI;
  const leaning = (a * c + b * d) / (scaleX || 1);
  const scaleY = (a * d - b * c) / (scaleX || 1);
  const skew = (Math.atan2(leaning, scaleY) * 180) / Math.PI;
  return { x: e, y: f, rotation: (rotation + 360) % 360, scaleX, scaleY, skew };
}

/** For a style, with nine decimals: six would move the far edge of a 1000 px box by 0.001 mm. */
export function cssMatrix(matrix: Matrix): string {
  return `matrix(${matrix.map((value) => Math.round(value * 1e9) / 1e9 || 0).join(',')})`;
}
