/** Where the print of a page looks otherwise than the page: pixel by pixel, as an eye compares colours. */

export interface Pixels {
  /** Red, green, blue and opacity; what is clear is not compared. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface Difference {
  /** One value a pixel: 1 where they differ. */
  readonly marks: Uint8Array;
  /** Of what is compared, from 0 to 1. */
  readonly share: number;
}

/** In units of CIELAB, for each of its three: what inks on paper do to every colour is less, another picture or another shade is more. */
const TOLERANCE = 18;
/** Two drawings of the same edge are up to so many pixels apart. */
const APART = 2;

/**
 * Both of one size. A pixel differs when none around its place in the other picture is like it, or the other way round: so
 * what only one of them has is found, be it a hair.
 */
export function differenceOf(page: Pixels, print: Pixels): Difference {
  const { width, height } = page;
  const [one, other] = [softened(labOf(page), page), softened(labOf(print), print)];
  const marks = new Uint8Array(width * height);
  let [compared, differing] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (page.data[4 * at + 3]! < 255) continue;
      compared++;
      if (isLike(one, other, at) || (hasLike(one, other, x, y) && hasLike(other, one, x, y))) continue;
      marks[at] = 1;
      differing++;
    }
  return { marks, share: differing / Math.max(1, compared) };

  /** Whether a pixel could be one around its place in the other picture, or the edge between two of them. */
  function hasLike(from: Float32Array, among: Float32Array, x: number, y: number): boolean {
    for (let channel = 0; channel < 3; channel++) {
      const value = from[3 * (y * width + x) + channel]!;
      let [least, most] = [Infinity, -Infinity];
      for (let row = Math.max(0, y - APART); row <= Math.min(height - 1, y + APART); row++)
        for (let column = Math.max(0, x - APART); column <= Math.min(width - 1, x + APART); column++) {
          const there = among[3 * (row * width + column) + channel]!;
          least = Math.min(least, there);
          most = Math.max(most, there);
        }
      if (value < least - TOLERANCE || value > most + TOLERANCE) return false;
    }
    return true;
  }
}

function isLike(one: Float32Array, other: Float32Array, at: number): boolean {
  return [0, 1, 2].every((channel) => Math.abs(one[3 * at + channel]! - other[3 * at + channel]!) <= TOLERANCE);
}

/** The mean of nine pixels: a hair is as dark on one pixel as it is pale on two. */
function softened(lab: Float32Array, { width, height }: Pixels): Float32Array {
  const row = mean(lab, lab.length / 3, (at) => at % width, width, 1);
  return mean(row, lab.length / 3, (at) => Math.floor(at / width), height, width);
}

/** Of three pixels in one direction; at its ends the last one counts twice. */
function mean(
  lab: Float32Array,
  count: number,
  placeOf: (at: number) => number,
  last: number,
  step: number,
): Float32Array {
  const soft = new Float32Array(lab.length);
  for (let at = 0; at < count; at++) {
    const place = placeOf(at);
    const [before, after] = [place > 0 ? at - step : at, place < last - 1 ? at + step : at];
    for (let channel = 0; channel < 3; channel++)
      soft[3 * at + channel] = (lab[3 * before + channel]! + lab[3 * at + channel]! + lab[3 * after + channel]!) / 3;
  }
  return soft;
}

/** Light by level of sRGB. */
const LIGHT = Float32Array.from({ length: 256 }, (_, level) =>
  level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4,
);

/** CIELAB of sRGB, under the light that sRGB is meant for. */
function labOf({ data }: Pixels): Float32Array {
  const lab = new Float32Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const [r, g, b] = [LIGHT[data[from]!]!, LIGHT[data[from + 1]!]!, LIGHT[data[from + 2]!]!];
    const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab[to] = 116 * y - 16;
    lab[to + 1] = 500 * (x - y);
    lab[to + 2] = 200 * (y - z);
  }
  return lab;
}

function bent(light: number): number {
  return light > 0.008856 ? Math.cbrt(light) : 7.787 * light + 16 / 116;
}
