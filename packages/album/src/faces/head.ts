/** What of a picture is the head, in the picture's pixels turned so that the eyes are level. */
import type { Face } from '../document/image.ts';
import type { Box } from '../geometry/box.ts';
import { applyToVector, turning } from '../geometry/matrix.ts';
import type { Point } from '../geometry/vector.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Shares of the face's box: from the hairline up to the crown with its hair, and beside the cheeks. */
const CROWN = 0.24;
const EARS = 0.06;
const CHIN = 0.03;
/** Where eyes are in a face whose eyes are not known, from its top. */
const EYES_AT = 0.36;

export interface Head {
  /** Degrees clockwise by which the eyes are off the level. */
  readonly tilt: number;
  /** Between the eyes, in pixels of the picture. */
  readonly eyes: Point;
  /** The middle of the face, in pixels of the picture. */
  readonly middle: Point;
  /** The face, from the hairline to the chin: about `middle`, held upright. */
  readonly face: Size;
  /** The whole head with hair and ears, from `middle`, held upright. */
  readonly around: Box;
}

export function headOf(face: Face, picture: Size): Head {
  const size = { width: face.width * picture.width, height: face.height * picture.height };
  const middle = { x: face.x * picture.width + size.width / 2, y: face.y * picture.height + size.height / 2 };
  const { left_eye: left, right_eye: right } = face;
  const known = left !== undefined && right !== undefined && right.x > left.x;
  const tilt = known ? tiltOf(left, right, picture) : 0;
  const eyes = known
    ? { x: ((left.x + right.x) / 2) * picture.width, y: ((left.y + right.y) / 2) * picture.height }
    : { x: middle.x, y: middle.y + (EYES_AT - 0.5) * size.height };
  const around = {
    x: -size.width * (0.5 + EARS),
    y: -size.height * (0.5 + CROWN),
    width: size.width * (1 + 2 * EARS),
    height: size.height * (1 + CROWN + CHIN),
  };
  return { tilt, eyes, middle, face: size, around };
}

function tiltOf(left: Point, right: Point, picture: Size): number {
  const across = (right.x - left.x) * picture.width;
  const down = (right.y - left.y) * picture.height;
  return (Math.atan2(down, across) * 180) / Math.PI;
}

/** The corners of a box that stands upright with the head, in pixels of the picture. */
export function cornersInPicture({ tilt, middle }: Head, { x, y, width, height }: Box): Point[] {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return corners.map((corner) => {
    const arm = applyToVector(turning(tilt), corner);
    return { x: middle.x + arm.x, y: middle.y + arm.y };
  });
}
