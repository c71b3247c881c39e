import { LEAST_SCALE, MOST_SCALE } from '../document/nodes/node-props.ts';
import { applyMatrix, applyToVector, compose, scaling, translation, turning, type Matrix } from './matrix.ts';
import { boxMatrix, type BoxPlacement } from './node-matrix.ts';
import { ORIGIN, roundLength, roundScale, type Point } from './vector.ts';

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];
export const CORNER_HANDLES: readonly Handle[] = ['nw', 'ne', 'se', 'sw'];

/** Which way a handle pulls: -1 at the left or top edge, 1 at the right or bottom one, 0 at neither. */
export function handleDirection(handle: Handle): Point {
  return {
    x: handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0,
    y: handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0,
  };
}

export interface ResizeOptions {
  /** Shift, and always for sticker cells: width and height grow alike. */
  readonly keepRatio?: boolean;
  /** Alt: the middle stays instead of the opposite handle. */
  readonly fromCentre?: boolean;
  /** The least width and height, before `scale`. What is thinner already stays as thin; with its ratio its longer side counts. */
  readonly least?: number;
}
export interface Resized {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Pulls a handle by `delta` (millimetres of the parent). The opposite handle stays where it is, turned or not. A box
 * never turns inside out: it stops at `least`. Rounded as the document stores it.
 */
export function resizedBox(box: BoxPlacement, handle: Handle, delta: Point, options: ResizeOptions = {}): Resized {
  const direction = handleDirection(handle);
  const { width, height } = sizeAfter(box, direction, delta, options);
  const anchor = options.fromCentre ? ORIGIN : { x: -direction.x, y: -direction.y };
  const size = { width: roundLength(width), height: roundLength(height) };
  return { ...keepingAnchor(box, size, anchor), ...size };
}

/**
 * Pulls a corner so that `scale` changes instead of width and height: text sizes, strokes and radii grow along. `extent`
 * is the drawn box in own millimetres (the measured height of an autosized text).
 */
export function scaledBox(
  box: BoxPlacement,
  handle: Handle,
  delta: Point,
  options: ResizeOptions & { extent?: { width: number; height: number } } = {},
): { x: number; y: number; scale: number } {
  const direction = handleDirection(handle);
  const extent = options.extent ?? box;
  const pulled = sizeAfter({ ...box, ...extent }, direction, delta, { ...options, keepRatio: true });
  const factor = extent.width > 0 ? pulled.width / extent.width : pulled.height / (extent.height || 1);
  const scale = roundScale(Math.min(MOST_SCALE, Math.max(LEAST_SCALE, box.scale * factor)));
  const anchor = {
    x: options.fromCentre ? extent.width / 2 : (extent.width * (1 - direction.x)) / 2,
    y: options.fromCentre ? extent.height / 2 : (extent.height * (1 - direction.y)) / 2,
  };
  const fixed = applyMatrix(boxMatrix(box), anchor);
  const drifted = applyMatrix(boxMatrix({ ...box, scale }), anchor);
  return { x: roundLength(box.x + fixed.x - drifted.x), y: roundLength(box.y + fixed.y - drifted.y), scale };
}

/**
 * The transform of a whole selection whose upright frame is pulled at a handle, in millimetres of the spread. Even in
 * both directions, since a turned element cannot be stretched askew.
 */
export function selectionScaling(
  frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  handle: Handle,
  delta: Point,
  fromCentre = false,
): Matrix {
  const direction = handleDirection(handle);
  const box = { ...frame, rotation: 0, scale: 1 };
  const pulled = sizeAfter(box, direction, delta, { keepRatio: true, fromCentre, least: 1 });
  const factor = frame.width > 0 ? pulled.width / frame.width : pulled.height / (frame.height || 1);
  const anchor = {
    x: frame.x + (frame.width * (fromCentre ? 1 : 1 - direction.x)) / 2,
    y: frame.y + (frame.height * (fromCentre ? 1 : 1 - direction.y)) / 2,
  };
  return compose(translation(anchor.x, anchor.y), scaling(factor), translation(-anchor.x, -anchor.y));
}

function sizeAfter(box: BoxPlacement, direction: Point, delta: Point, options: ResizeOptions) {
  const { keepRatio = false, fromCentre = false, least = 0.01 } = options;
  const inside = applyToVector(turning(-box.rotation), delta);
  const reach = (fromCentre ? 2 : 1) / box.scale;
  const width = box.width + inside.x * direction.x * reach;
  const height = box.height + inside.y * direction.y * reach;
  if (!keepRatio || box.width === 0 || box.height === 0) {
    return {
      width: direction.x === 0 ? box.width : Math.max(Math.min(least, box.width || least), width),
      height: direction.y === 0 ? box.height : Math.max(Math.min(least, box.height || least), height),
    };
  }
  const factor = Math.max(ratioFactor(box, direction, width, height), leastFactor(box, least));
  return { width: box.width * factor, height: box.height * factor };
}

/** The thinner side may become this thin, in millimetres, while the longer one keeps the least length: a line, a rule. */
const THIN = 0.1;

function leastFactor({ width, height }: { width: number; height: number }, least: number): number {
  const [thin, long] = [Math.min(width, height), Math.max(width, height)];
  return Math.min(1, Math.max(least / long, THIN / thin));
}

/** An edge gives the factor by itself; of a corner, the way along the diagonal counts. */
function ratioFactor(box: BoxPlacement, direction: Point, width: number, height: number): number {
  if (direction.y === 0) return width / box.width;
  if (direction.x === 0) return height / box.height;
  return (width * box.width + height * box.height) / (box.width ** 2 + box.height ** 2);
}

/** The x, y at which a box of another size keeps `anchor` (-1 to 1 in both directions, 0 is the middle) where it was. */
function keepingAnchor(
  box: BoxPlacement,
  size: { width: number; height: number },
  anchor: Point,
): { x: number; y: number } {
  const at = ({ width, height }: { width: number; height: number }) => ({
    x: (width * (1 + anchor.x)) / 2,
    y: (height * (1 + anchor.y)) / 2,
  });
  const fixed = applyMatrix(boxMatrix(box), at(box));
  const drifted = applyMatrix(boxMatrix({ ...box, ...size }), at(size));
  return { x: roundLength(box.x + fixed.x - drifted.x), y: roundLength(box.y + fixed.y - drifted.y) };
}
