/** A point or a displacement, in millimetres. y points down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const ORIGIN: Point = { x: 0, y: 0 };

export function addPoints(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function subtractPoints(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function multiplyPoint(vector: Point, factor: number): Point {
  return { x: vector.x * factor, y: vector.y * factor };
}

export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Millimetres as the document stores them: to 0.01. Keeps `-0` out. */
export function roundLength(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/** Degrees as the document stores them: from 0 up to 360, to 0.001. */
export function roundAngle(degrees: number): number {
  const rounded = Math.round((((degrees % 360) + 360) % 360) * 1000) / 1000;
  return rounded === 360 ? 0 : rounded || 0;
}

/** The `scale` prop, to a millionth: 0.01 mm on a node of ten metres. */
export function roundScale(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
