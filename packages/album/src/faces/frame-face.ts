/** From a face to the crop that shows it as a portrait. */
import type { Face } from '../document/image.ts';
import { coverScale, cropMatrix, type Crop } from '../geometry/crop-matrix.ts';
import { coveringCrop, coversFrame, CROP_SCALE, filledCrop, tidyCrop } from '../geometry/cropping.ts';
import { applyMatrix, applyToVector, turning } from '../geometry/matrix.ts';
import { cornersInPicture, type Head, headOf } from './head.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Framing {
  /** The height of the face, from the hairline to the chin, as a share of the picture's area on the sticker. */
  readonly headHeight: number;
  /** Whether the picture is turned so that the eyes are level. */
  readonly level: boolean;
}

/** What people may choose as the height of a head; the default is what a blueprint starts with. */
export const HEAD_HEIGHT = { least: 0.25, usual: 0.38, most: 0.6 } as const;
export const USUAL_FRAMING: Framing = { headHeight: HEAD_HEIGHT.usual, level: true };
/** How far a head may be off the common height: then no two differ by more than a tenth. */
export const SAME_HEIGHT = 0.05;

/** Where the eyes are, from the top, and the air that is left above the hair and below the chin. */
const EYE_LINE = 0.42;
const AIR = 0.05;
/** The sides of the picture's area that are cut off with the bleed: 2 mm of some 54. */
const CUT = 0.04;
/** The eyes of a head that lies are not made level: turned so far, a picture looks wrong, and the eyes may be misread. */
const MOST_TURN = 35;
const TURNS = 12;

export interface FramedFace {
  readonly crop: Crop;
  /** As it came out: larger than wanted where the picture has no more room around the head, smaller where it is too coarse. */
  readonly headHeight: number;
  /** The face is seen whole; not so where it is larger than the frame or cut by the picture itself. */
  readonly whole: boolean;
}

/**
 * The crop that brings a head to its height and its eyes to their line, level, in the middle. The picture goes on covering
 * the frame: near its edge the head moves, then the eyes stay a little off the level, then the head becomes larger.
 * `frame` is the picture's area of the sticker's design, in mm; `picture` in pixels.
 */
export function frameFace(frame: Size, picture: Size, face: Face, { headHeight, level }: Framing): FramedFace {
  const head = headOf(face, picture);
  const turn = level && Math.abs(head.tilt) <= MOST_TURN ? -head.tilt : 0;
  const tries = turn === 0 ? [0] : Array.from({ length: TURNS + 1 }, (_, at) => turn * (1 - at / TURNS));
  const framed = tries.map((crotation) => framedAt(frame, picture, head, { headHeight, crotation }));
  return framed.find(({ crop, whole }, at) => whole && asWanted(crop, tries[at]!)) ?? framed.at(-1)!;

  function asWanted({ cscale, crotation }: Crop, tried: number): boolean {
    const wanted = wantedScale(frame, picture, head, headHeight);
    return sameTurn(crotation, tried, 0.01) && cscale <= wanted * 1.001;
  }
}

/** Whether two angles in degrees are the same, a whole turn being none. */
export function sameTurn(a: number, b: number, by: number): boolean {
  return Math.abs(((((a - b) % 360) + 540) % 360) - 180) < by;
}

/** Whether a framing came out as wanted, so that it may be set without anybody looking at it. */
export function isAsHigh(framed: FramedFace, headHeight: number): boolean {
  const ratio = framed.headHeight / headHeight;
  return framed.whole && ratio < 1 + SAME_HEIGHT && ratio > 1 - SAME_HEIGHT;
}

function framedAt(
  frame: Size,
  picture: Size,
  head: Head,
  { headHeight, crotation }: { headHeight: number; crotation: number },
): FramedFace {
  const least = filledCrop(frame, picture, crotation);
  const wanted = Math.min(CROP_SCALE.most, wantedScale(frame, picture, head, headHeight));
  const cscale = Math.max(least.cscale, wanted);
  const scale = coverScale(frame, picture, cscale);
  const arm = (point: { x: number; y: number }) =>
    applyToVector(turning(crotation), {
      x: (point.x - picture.width / 2) * scale,
      y: (point.y - picture.height / 2) * scale,
    });
  const eyes = arm(head.eyes);
  // A head that looks aside has its eyes far from its middle; the head is what is centred.
  const x = (arm(head.middle).x + eyes.x) / 2;
  const seen = { ...least, cscale, cx: -x / frame.width, cy: 0 };
  const y = eyeLine(frame, picture, head, seen);
  const placed = { ...seen, cy: (y - eyes.y) / frame.height - 0.5 };
  const crop = covering(frame, picture, tidyCrop(coveringCrop(frame, picture, placed)));
  const height = (head.face.height * coverScale(frame, picture, crop.cscale)) / frame.height;
  return { crop, headHeight: height, whole: isWhole(frame, picture, head, crop) };
}

/** The `cscale` at which a head has its height. */
function wantedScale(frame: Size, picture: Size, head: Head, headHeight: number): number {
  return (headHeight * frame.height) / head.face.height / coverScale(frame, picture, 1);
}

/** How far down the eyes are put: at their line, unless hair or chin would be cut. */
function eyeLine(frame: Size, picture: Size, head: Head, crop: Crop): number {
  const matrix = cropMatrix(frame, picture, crop);
  const heights = cornersInPicture(head, head.around).map((corner) => applyMatrix(matrix, corner).y);
  const eyes = applyMatrix(matrix, head.eyes).y;
  const highest = eyes - Math.min(...heights) + AIR * frame.height;
  const lowest = frame.height - (Math.max(...heights) - eyes) - AIR * frame.height;
  return highest > lowest ? (highest + lowest) / 2 : Math.min(lowest, Math.max(highest, EYE_LINE * frame.height));
}

/** Rounded, a crop may miss the edge by a hair: it grows by as much. */
function covering(frame: Size, picture: Size, crop: Crop): Crop {
  if (coversFrame(frame, picture, crop)) return crop;
  return tidyCrop(coveringCrop(frame, picture, { ...crop, cscale: Math.min(CROP_SCALE.most, crop.cscale * 1.0005) }));
}

/** Whether the frame shows the face from the hairline to the chin, also when it is cut. */
function isWhole(frame: Size, picture: Size, head: Head, crop: Crop): boolean {
  const { width, height } = head.face;
  const matrix = cropMatrix(frame, picture, crop);
  const seen = (at: number, side: number): boolean => at >= side * CUT - 0.01 && at <= side * (1 - CUT) + 0.01;
  return cornersInPicture(head, { x: -width / 2, y: -height / 2, width, height })
    .map((corner) => applyMatrix(matrix, corner))
    .every(({ x, y }) => seen(x, frame.width) && seen(y, frame.height));
}
