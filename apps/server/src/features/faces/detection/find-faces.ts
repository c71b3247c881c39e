/**
 * The faces of a picture. First the whole of it is looked at, then, only while nothing was found, its quarters. Each head
 * is looked at again from near, and counts as a face when points could be laid over it.
 */
import type { Face } from '@figurina/album';
import { findHeads, withoutDoubles, type Head } from './find-heads.ts';
import { layMesh, type LaidFace } from './lay-mesh.ts';
import type { Networks } from './networks.ts';
import type { Cutout, Picture } from './pixels.ts';

/** Heads that are worth a second look. */
const LEAST_SCORE = 0.3;
const MOST_HEADS = 6;
/** A head is looked at again in a square of so many times its size. */
const NEAR = 3;
/** The square that points are laid over a head in, as the network was trained. */
const AROUND = 1.5;
/** From here on it is a face. */
const LEAST_FACE = 0.5;
/** The quarters overlap by this share, so that no face lies on an edge of all of them. */
const QUARTER = 0.62;

export function findFaces(networks: Networks, picture: Picture): Face[] {
  const whole = wholeOf(picture);
  const found = facesIn(networks, picture, [whole]);
  return (found.length > 0 ? found : facesIn(networks, picture, quartersOf(picture))).map((face) =>
    inFractions(face, picture),
  );
}

function facesIn({ heads, mesh }: Networks, picture: Picture, cutouts: readonly Cutout[]): SureFace[] {
  const seen = withoutDoubles(cutouts.flatMap((cutout) => findHeads(heads, picture, cutout, LEAST_SCORE)));
  const near = withoutDoubles(
    seen.slice(0, MOST_HEADS).flatMap((head) => {
      const cutout = { middle: head.middle, side: head.size * NEAR, turn: head.turn };
      return findHeads(heads, picture, cutout, LEAST_SCORE).filter((other) => isNear(head, other));
    }),
  );
  return near.flatMap((head): SureFace[] => {
    const first = layMesh(mesh, picture, { middle: head.middle, side: head.size * AROUND, turn: head.turn });
    if (first.score < LEAST_FACE) return [];
    // The second time from where the points of the first time say that the face is.
    const side = Math.max(first.width, first.height) * AROUND;
    const face = layMesh(mesh, picture, { middle: first.middle, side, turn: first.turn });
    return face.score < LEAST_FACE ? [] : [{ ...face, head }];
  });
}

interface SureFace extends LaidFace {
  readonly head: Head;
}

function isNear(head: Head, other: Head): boolean {
  const off = Math.hypot(head.middle.x - other.middle.x, head.middle.y - other.middle.y);
  return off < head.size * 0.75 && other.size > head.size * 0.5;
}

function wholeOf({ width, height }: Picture): Cutout {
  return { middle: { x: width / 2, y: height / 2 }, side: Math.max(width, height), turn: 0 };
}

function quartersOf({ width, height }: Picture): Cutout[] {
  const side = Math.max(width, height) * QUARTER;
  const places = (length: number): number[] => (length <= side ? [length / 2] : [side / 2, length - side / 2]);
  return places(height).flatMap((y) => places(width).map((x) => ({ middle: { x, y }, side, turn: 0 })));
}

/** As it is stored. The box is that of the face held upright; how far it is tilted is told by the eyes. */
function inFractions({ middle, width, height, leftEye, rightEye, score, head }: SureFace, picture: Picture): Face {
  const part = (value: number, whole: number): number => Math.round((value / whole) * 1e5) / 1e5;
  const point = ({ x, y }: { x: number; y: number }) => ({ x: part(x, picture.width), y: part(y, picture.height) });
  return {
    ...point({ x: middle.x - width / 2, y: middle.y - height / 2 }),
    width: part(width, picture.width),
    height: part(height, picture.height),
    left_eye: point(leftEye),
    right_eye: point(rightEye),
    confidence: Math.round(Math.min(score, head.score) * 1000) / 1000,
  };
}
