import type { Point } from '../sticker-design.ts';

/** How far areas reach over the trim. */
const OVER = 8;
const BOTTOM = 70 + OVER;

/**
 * The area below a straight edge that runs through `through` and rises to the right by `-degrees`; `lift` moves the edge
 * up, square to itself.
 */
export function belowEdge(width: number, through: Point, degrees: number, lift = 0): Point[] {
  const left = edgeHeight(through, degrees, -OVER) - lift / Math.cos(radians(degrees));
  const right = edgeHeight(through, degrees, width + OVER) - lift / Math.cos(radians(degrees));
  return [
    [-OVER, left],
    [width + OVER, right],
    [width + OVER, BOTTOM],
    [-OVER, BOTTOM],
  ];
}

/** The y of an edge at x. */
export function edgeHeight(through: Point, degrees: number, x: number): number {
  return through[1] + (x - through[0]) * Math.tan(radians(degrees));
}

/** A rectangle turned about its middle. */
export function turnedBox(x: number, y: number, width: number, height: number, degrees: number): Point[] {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  const corners: Point[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  return corners.map(([dx, dy]) => [middleX + dx * cos - dy * sin, middleY + dx * sin + dy * cos]);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
