/** BlazeFace: where in a square of the picture heads may be. */
import type { Network } from './networks.ts';
import { cutOut, fromCutout, type Cutout, type Picture, type Point } from './pixels.ts';

export interface Head {
  /** The network's own trust, 0 to 1. */
  readonly score: number;
  readonly middle: Point;
  /** From the brows to the chin, in pixels of the picture, like the width. */
  readonly size: number;
  /** Degrees clockwise by which the eyes are off the level. */
  readonly turn: number;
}

const NUMBERS = 16;
const GRIDS = [
  { cells: 16, anchors: 2 },
  { cells: 8, anchors: 6 },
] as const;
/** Two answers that share this much of their area mean the same head. */
const SAME = 0.3;

/** The heads in a square of the picture, the surest first. */
export function findHeads(network: Network, picture: Picture, cutout: Cutout, least: number): Head[] {
  const { size } = network;
  const answers = network.run(cutOut(picture, cutout, size, { factor: 1 / 127.5, offset: -1 }));
  const heads: Head[] = [];
  for (const { cells, anchors } of GRIDS) {
    const count = cells * cells * anchors;
    const scores = answers.get(count)!;
    const places = answers.get(count * NUMBERS)!;
    for (let index = 0; index < count; index++) {
      const score = 1 / (1 + Math.exp(-scores[index]!));
      if (score < least) continue;
      const cell = Math.trunc(index / anchors);
      const anchor = { x: ((cell % cells) + 0.5) / cells, y: (Math.trunc(cell / cells) + 0.5) / cells };
      heads.push(headAt(places.subarray(index * NUMBERS, (index + 1) * NUMBERS), { anchor, score, size, cutout }));
    }
  }
  return withoutDoubles(heads);
}

interface Where {
  anchor: Point;
  score: number;
  size: number;
  cutout: Cutout;
}

/** Sixteen numbers in pixels of the network: middle, size, then six points of which the first two are the eyes. */
function headAt(numbers: Float32Array, { anchor, score, size, cutout }: Where): Head {
  const point = (at: number): Point =>
    fromCutout(cutout, { x: anchor.x + numbers[at]! / size, y: anchor.y + numbers[at + 1]! / size });
  const [middle, left, right] = [point(0), point(4), point(6)];
  const across = (Math.max(numbers[2]!, numbers[3]!) / size) * cutout.side;
  const turn = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI;
  return { score, middle, size: across, turn };
}

export function withoutDoubles(heads: readonly Head[]): Head[] {
  const kept: Head[] = [];
  for (const head of heads.toSorted((a, b) => b.score - a.score))
    if (!kept.some((other) => sharedArea(head, other) > SAME)) kept.push(head);
  return kept;
}

function sharedArea(a: Head, b: Head): number {
  const along = (one: number, other: number): number =>
    Math.max(0, Math.min(one + a.size / 2, other + b.size / 2) - Math.max(one - a.size / 2, other - b.size / 2));
  const shared = along(a.middle.x, b.middle.x) * along(a.middle.y, b.middle.y);
  return shared / (a.size ** 2 + b.size ** 2 - shared);
}
