/** What a drag from one point to another draws, in millimetres of the spread. Pure. */
import {
  type Box,
  boxBetween,
  distanceBetween,
  multiplyPoint,
  NODE_DEFAULTS,
  type Point,
  roundAngle,
  STICKER_SIZE,
  subtractPoints,
} from '@figurina/album';
import type { CreatedType } from './created-type.ts';

export interface Drawn extends Box {
  /** Degrees; only lines are drawn turned. */
  readonly rotation: number;
}
export interface DrawnBy {
  /** Shift: a square, or a line in steps of 45 degrees. */
  readonly even: boolean;
  /** Alt: the first point is the middle. */
  readonly fromCentre: boolean;
}

/** No element is drawn smaller than this, in millimetres. */
const LEAST = 1;

/** Width through height that a drag keeps; none where any is right. A sticker cell always has a sticker's. */
export function ratioOf(type: CreatedType, even: boolean): number | null {
  if (type === 'StickerCell') return STICKER_SIZE.single.width / STICKER_SIZE.single.height;
  return even && type !== 'Text' ? 1 : null;
}

export function drawn(type: CreatedType, from: Point, to: Point, { even, fromCentre }: DrawnBy): Drawn {
  const corner = keptRatio(from, to, ratioOf(type, even));
  const first = fromCentre ? subtractPoints(multiplyPoint(from, 2), corner) : from;
  const { x, y, width, height } = boxBetween(first, corner);
  const way = subtractPoints(corner, from);
  const [wide, high] = [Math.max(LEAST, width), Math.max(LEAST, height)];
  // What was made larger than it was drawn grows the way it was drawn.
  return {
    x: fromCentre ? x - (wide - width) / 2 : way.x < 0 ? x + width - wide : x,
    y: fromCentre ? y - (high - height) / 2 : way.y < 0 ? y + height - high : y,
    width: wide,
    height: high,
    rotation: 0,
  };
}

/** A line runs through the middle of its box, which is turned about that middle. */
export function drawnLine(from: Point, to: Point, { even, fromCentre }: DrawnBy): Drawn {
  const end = even ? inEighths(from, to) : to;
  const start = fromCentre ? subtractPoints(multiplyPoint(from, 2), end) : from;
  const { height } = NODE_DEFAULTS.Line;
  const width = Math.max(LEAST, distanceBetween(start, end));
  const rotation = roundAngle((Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI);
  return {
    x: (start.x + end.x - width) / 2,
    y: (start.y + end.y - height) / 2,
    width,
    height,
    rotation,
  };
}

/** The nearest point in one of the eight directions, as far along it as the pointer is. */
export function inEighths(from: Point, to: Point): Point {
  const { x, y } = subtractPoints(to, from);
  const angle = (Math.round(Math.atan2(y, x) / (Math.PI / 4)) * Math.PI) / 4;
  const along = x * Math.cos(angle) + y * Math.sin(angle);
  return { x: from.x + along * Math.cos(angle), y: from.y + along * Math.sin(angle) };
}

/** The larger of both ways counts, the other one follows the ratio. */
function keptRatio(from: Point, to: Point, ratio: number | null): Point {
  if (ratio === null) return to;
  const { x, y } = subtractPoints(to, from);
  const height = Math.max(Math.abs(x) / ratio, Math.abs(y));
  return { x: from.x + (x < 0 ? -1 : 1) * height * ratio, y: from.y + (y < 0 ? -1 : 1) * height };
}
