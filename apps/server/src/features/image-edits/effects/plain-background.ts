/**
 * Where a photo was taken in front of a plain wall, finds the wall: what is connected with the upper edges and has their
 * colour. Arithmetic on pixels, no recognition, hence it says so when the wall is not plain.
 */
export interface Wall {
  /** 255 where the wall is, one byte a pixel. */
  mask: Uint8Array;
}

/** How far from the wall's colour, by red, green and blue together (0 to 765). */
const SAME_COLOR = 84;
/** Between two neighbours: shadows come slowly, outlines do not. */
const SAME_AS_NEIGHBOUR = 30;
/** Of the edges that have to be of one colour, and of the picture that has to be wall. */
const PLAIN_EDGES = 0.8;
const WALL_LEAST = 0.12;
const WALL_MOST = 0.85;
/** Where shoulders are on a portrait, in fractions: a wall that reaches far into them is somebody's dark jacket. */
const SHOULDERS = { left: 0.15, right: 0.85, top: 0.82 };
const WALL_IN_SHOULDERS = 0.1;
/** Of the sides, from the top: below are the shoulders. */
const SIDES = 0.5;

/** `pixels`: three bytes each. Undefined when there is no plain wall. */
export function findWall(pixels: Uint8Array, width: number, height: number): Wall | undefined {
  const seeds = edgePixels(width, height);
  const color = [0, 1, 2].map((channel) => median(seeds.map((at) => pixels[at * 3 + channel]!)));
  const fromWall = (at: number): number =>
    Math.abs(pixels[at * 3]! - color[0]!) +
    Math.abs(pixels[at * 3 + 1]! - color[1]!) +
    Math.abs(pixels[at * 3 + 2]! - color[2]!);
  const plain = seeds.filter((at) => fromWall(at) <= SAME_COLOR);
  if (plain.length < seeds.length * PLAIN_EDGES) return undefined;
  const mask = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let end = 0;
  for (const at of plain) {
    if (mask[at]) continue;
    mask[at] = 255;
    queue[end++] = at;
  }
  for (let begin = 0; begin < end; begin += 1) {
    const at = queue[begin]!;
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= mask.length || mask[next]) continue;
      if (fromWall(next) > SAME_COLOR || between(pixels, at, next) > SAME_AS_NEIGHBOUR) continue;
      mask[next] = 255;
      queue[end++] = next;
    }
  }
  const part = end / mask.length;
  const isWall = part >= WALL_LEAST && part <= WALL_MOST && inShoulders(mask, width, height) <= WALL_IN_SHOULDERS;
  return isWall ? { mask } : undefined;
}

/** How much of the shoulders is taken for the wall. */
function inShoulders(mask: Uint8Array, width: number, height: number): number {
  let wall = 0;
  let all = 0;
  for (let y = Math.floor(height * SHOULDERS.top); y < height; y += 1)
    for (let x = Math.floor(width * SHOULDERS.left); x < width * SHOULDERS.right; x += 1) {
      all += 1;
      if (mask[y * width + x]) wall += 1;
    }
  return all === 0 ? 0 : wall / all;
}

/** The top edge and the upper part of both sides. */
function edgePixels(width: number, height: number): number[] {
  const edges = Array.from({ length: width }, (_, x) => x);
  for (let y = 1; y < height * SIDES; y += 1) edges.push(y * width, y * width + width - 1);
  return edges;
}

function between(pixels: Uint8Array, a: number, b: number): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel += 1) sum += Math.abs(pixels[a * 3 + channel]! - pixels[b * 3 + channel]!);
  return sum;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
