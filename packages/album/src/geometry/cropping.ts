/**
 * What is done to a crop by hand: moving, growing and turning the picture behind its frame. Points are millimetres of
 * the frame as it is seen, flipped when it is; the frame never changes, and what lies under the given point stays there.
 */
import type { Face } from '../document/image.ts';
import { type Crop, coverScale, cropMatrix, type Flip } from './crop-matrix.ts';
import { applyMatrix, applyToVector, compose, invertMatrix, turning } from './matrix.ts';
import { boxMatrix, type BoxPlacement } from './node-matrix.ts';
import { roundAngle, type Point } from './vector.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export const CROP_SCALE = { least: 0.0001, most: 9 } as const;
/** Frames away from the middle: as far as a crop may be moved. */
const FARTHEST = 20;
/** A face is a little above the middle of a good portrait. */
const FACE_AT = { x: 0.5, y: 0.44 } as const;

/** Millimetres of bare edge that rounding may leave. */
const SLACK = 0.01;

export const UNCROPPED: Crop = { cx: 0, cy: 0, cscale: 1, crotation: 0 };

/** As a document stores it: within its limits and without digits that nobody sees. */
export function tidyCrop({ cx, cy, cscale, crotation }: Crop): Crop {
  const part = (value: number): number => Math.round(clamp(value, -FARTHEST, FARTHEST) * 1e6) / 1e6 || 0;
  const scale = Math.round(cscale * 1e6) / 1e6;
  return {
    cx: part(cx),
    cy: part(cy),
    cscale: clamp(scale, CROP_SCALE.least, CROP_SCALE.most),
    crotation: roundAngle(crotation),
  };
}

export function sameCrop(a: Crop, b: Crop): boolean {
  return a.cx === b.cx && a.cy === b.cy && a.cscale === b.cscale && a.crotation === b.crotation;
}

/** Moves the picture by millimetres of the frame. */
export function pannedCrop(frame: Size, crop: Crop, by: Point, flip: Flip = 'none'): Crop {
  const { x, y } = unflippedVector(by, flip);
  return { ...crop, cx: crop.cx + x / frame.width, cy: crop.cy + y / frame.height };
}

/** Grows the picture about a point of the frame, within the limits of the scale. */
export function zoomedCrop(frame: Size, crop: Crop, factor: number, at: Point, flip: Flip = 'none'): Crop {
  const cscale = clamp(crop.cscale * factor, CROP_SCALE.least, CROP_SCALE.most);
  const grown = cscale / crop.cscale;
  const fixed = unflipped(frame, at, flip);
  const middle = middleOf(frame, crop);
  const moved = { x: fixed.x + (middle.x - fixed.x) * grown, y: fixed.y + (middle.y - fixed.y) * grown };
  return { ...withMiddle(frame, crop, moved), cscale };
}

/** Turns the picture about a point of the frame, by degrees clockwise as they are seen. */
export function turnedCrop(frame: Size, crop: Crop, degrees: number, at: Point, flip: Flip = 'none'): Crop {
  const turn = flip === 'horizontal' || flip === 'vertical' ? -degrees : degrees;
  const fixed = unflipped(frame, at, flip);
  const middle = middleOf(frame, crop);
  const arm = applyToVector(turning(turn), { x: middle.x - fixed.x, y: middle.y - fixed.y });
  const moved = { x: fixed.x + arm.x, y: fixed.y + arm.y };
  return { ...withMiddle(frame, crop, moved), crotation: crop.crotation + turn };
}

/**
 * Turns the picture about a point of the frame. One that covers the frame grows or shrinks with the turn just so that it
 * goes on covering it as amply as before: four quarter turns give back what was.
 */
export function turnedFilledCrop(
  frame: Size,
  picture: Size,
  crop: Crop,
  turn: { degrees: number; at: Point; flip?: Flip },
): Crop {
  const { degrees, at, flip = 'none' } = turn;
  const turned = turnedCrop(frame, crop, degrees, at, flip);
  if (!coversFrame(frame, picture, crop)) return turned;
  const least = (crotation: number): number => fillScale(frame, picture, crotation);
  const factor = least(turned.crotation) / least(crop.crotation);
  return coveringCrop(frame, picture, zoomedCrop(frame, turned, factor, at, flip));
}

/** The smallest picture that leaves nothing of the frame bare, in the middle, turned as it is. */
export function filledCrop(frame: Size, picture: Size, crotation: number): Crop {
  const turn = roundAngle(crotation);
  return tidyCrop({ cx: 0, cy: 0, crotation: turn, cscale: atLeast(fillScale(frame, picture, turn)) });
}

/** The largest picture that is seen whole, in the middle, turned as it is. */
export function fittedCrop(frame: Size, picture: Size, crotation: number): Crop {
  const turn = roundAngle(crotation);
  const taken = turnedSize(picture, turn);
  const scale = Math.min(frame.width / taken.width, frame.height / taken.height);
  const cscale = Math.floor((scale / coverScale(frame, picture, 1)) * 1e6) / 1e6;
  return tidyCrop({ cx: 0, cy: 0, crotation: turn, cscale });
}

/**
 * The crop that leaves a picture where it is while its frame becomes another one, of the same turn and scale: what is
 * cropped off by pulling the frame's edge. Null where the limits of the scale do not allow it.
 */
export function reframedCrop(
  before: BoxPlacement,
  after: BoxPlacement,
  picture: Size,
  crop: Crop,
  flip: Flip = 'none',
): Crop | null {
  const cscale = (crop.cscale * coverScale(before, picture, 1)) / coverScale(after, picture, 1);
  if (cscale < CROP_SCALE.least || cscale > CROP_SCALE.most) return null;
  const middle = { x: picture.width / 2, y: picture.height / 2 };
  const onPaper = compose(boxMatrix(before), cropMatrix(before, picture, crop, flip));
  const seen = applyMatrix(compose(invertMatrix(boxMatrix(after)), onPaper), middle);
  return { ...withMiddle(after, crop, unflipped(after, seen, flip)), cscale };
}

/** Whether the picture leaves nothing of the frame bare. */
export function coversFrame(frame: Size, picture: Size, crop: Crop): boolean {
  const { x, y, spareX, spareY } = leeway(frame, picture, crop);
  return Math.abs(x) <= spareX + SLACK && Math.abs(y) <= spareY + SLACK;
}

/** Pushes the picture back just so far that the frame is covered, along those of its sides that are long enough. */
export function coveringCrop(frame: Size, picture: Size, crop: Crop): Crop {
  const { x, y, spareX, spareY } = leeway(frame, picture, crop);
  // A side that is just long enough may come out a hair too short.
  const held = (off: number, spare: number): number =>
    spare >= -SLACK ? clamp(off, -Math.max(0, spare), Math.max(0, spare)) : off;
  const kept = { x: held(x, spareX), y: held(y, spareY) };
  if (kept.x === x && kept.y === y) return crop;
  const moved = applyToVector(turning(crop.crotation), kept);
  return { ...crop, cx: moved.x / frame.width, cy: moved.y / frame.height };
}

/** Brings a face to where a portrait has it, as far as the picture goes on covering the frame. */
export function faceCrop(frame: Size, picture: Size, crop: Crop, face: Face): Crop {
  const scale = coverScale(frame, picture, crop.cscale);
  const fromMiddle = {
    x: (face.x + face.width / 2 - 0.5) * picture.width * scale,
    y: (face.y + face.height / 2 - 0.5) * picture.height * scale,
  };
  const arm = applyToVector(turning(crop.crotation), fromMiddle);
  const moved = withMiddle(frame, crop, {
    x: frame.width * FACE_AT.x - arm.x,
    y: frame.height * FACE_AT.y - arm.y,
  });
  return coversFrame(frame, picture, crop) ? coveringCrop(frame, picture, moved) : moved;
}

/** The picture's middle from the frame's in the picture's own directions, and how far it may be off in each. */
function leeway(frame: Size, picture: Size, crop: Crop): { x: number; y: number; spareX: number; spareY: number } {
  const scale = coverScale(frame, picture, crop.cscale);
  const needed = turnedSize(frame, crop.crotation);
  const offset = { x: crop.cx * frame.width, y: crop.cy * frame.height };
  const { x, y } = applyToVector(turning(-crop.crotation), offset);
  return {
    x,
    y,
    spareX: (picture.width * scale - needed.width) / 2,
    spareY: (picture.height * scale - needed.height) / 2,
  };
}

/** The `cscale` at which a picture in the middle just covers the frame. */
function fillScale(frame: Size, picture: Size, crotation: number): number {
  const needed = turnedSize(frame, crotation);
  const scale = Math.max(needed.width / picture.width, needed.height / picture.height);
  return scale / coverScale(frame, picture, 1);
}

/** The upright box that a turned box takes. */
function turnedSize({ width, height }: Size, degrees: number): Size {
  const [cos, sin] = turning(degrees).map(Math.abs) as [number, number];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** Rounded up at the sixth decimal, so that a filled frame stays filled when it is stored. */
function atLeast(scale: number): number {
  return Math.ceil(scale * 1e6 - 1e-3) / 1e6;
}

function middleOf(frame: Size, { cx, cy }: Crop): Point {
  return { x: frame.width * (0.5 + cx), y: frame.height * (0.5 + cy) };
}

function withMiddle(frame: Size, crop: Crop, { x, y }: Point): Crop {
  return { ...crop, cx: x / frame.width - 0.5, cy: y / frame.height - 0.5 };
}

function unflippedVector({ x, y }: Point, flip: Flip): Point {
  return {
    x: flip === 'horizontal' || flip === 'both' ? -x : x,
    y: flip === 'vertical' || flip === 'both' ? -y : y,
  };
}

function unflipped(frame: Size, point: Point, flip: Flip): Point {
  const { x, y } = unflippedVector({ x: point.x - frame.width / 2, y: point.y - frame.height / 2 }, flip);
  return { x: x + frame.width / 2, y: y + frame.height / 2 };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
