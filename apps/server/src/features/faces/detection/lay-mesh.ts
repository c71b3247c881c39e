/** FaceMesh: 468 points over one head, and whether it is a face at all. */
import type { Network } from './networks.ts';
import { cutOut, fromCutout, type Cutout, type Picture, type Point } from './pixels.ts';

export interface LaidFace {
  /** That it is a face, 0 to 1. */
  readonly score: number;
  /** The middle of the face, in pixels of the picture. */
  readonly middle: Point;
  /** Of the face held upright, from the hairline to the chin and from ear to ear. */
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise by which the eyes are off the level. */
  readonly turn: number;
  /** As they are seen: the left one is on the left. */
  readonly leftEye: Point;
  readonly rightEye: Point;
}

const POINTS = 468;
/** The two corners of each eye. */
const EYES = { left: [33, 133], right: [362, 263] } as const;

/** Lays the points over what is seen in a square; `turn` of the square is where the eyes are expected to be level. */
export function layMesh(network: Network, picture: Picture, cutout: Cutout): LaidFace {
  const { size } = network;
  const answers = network.run(cutOut(picture, cutout, size, { factor: 1 / 255, offset: 0 }));
  const points = answers.get(POINTS * 3)!;
  const at = (index: number): Point => ({ x: points[index * 3]! / size, y: points[index * 3 + 1]! / size });
  const eye = ([a, b]: readonly [number, number]): Point => between(at(a), at(b));
  const [left, right] = [eye(EYES.left), eye(EYES.right)];
  const tilt = Math.atan2(right.y - left.y, right.x - left.x);
  const box = boxOf(points, tilt);
  const upright = turned({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, tilt);
  return {
    score: answers.get(1)![0]!,
    middle: fromCutout(cutout, { x: upright.x / size, y: upright.y / size }),
    width: ((box.right - box.left) / size) * cutout.side,
    height: ((box.bottom - box.top) / size) * cutout.side,
    turn: cutout.turn + (tilt * 180) / Math.PI,
    leftEye: fromCutout(cutout, left),
    rightEye: fromCutout(cutout, right),
  };
}

/** The box around all points, turned so that the eyes are level. */
function boxOf(points: Float32Array, tilt: number) {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let index = 0; index < POINTS; index++) {
    const { x, y } = turned({ x: points[index * 3]!, y: points[index * 3 + 1]! }, -tilt);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

function turned({ x, y }: Point, radians: number): Point {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
