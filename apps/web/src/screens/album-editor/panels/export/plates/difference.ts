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

/** In units of CIELAB: what inks on paper do to every colour is less, another picture or another shade is more. */
const TOLERANCE = 26;

/**
 * Both of one size. Two drawings of the same edge are up to a pixel apart: a pixel differs only when none around its place
 * in the other picture is like it.
 */
export function differenceOf(page: Pixels, print: Pixels): Difference {
  const { width, height } = page;
  const [one, other] = [labOf(page), labOf(print)];
  const marks = new Uint8Array(width * height);
  let [compared, differing] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (page.data[4 * at + 3]! < 255) continue;
      compared++;
      if (distance(one, at, other, at) <= TOLERANCE || (hasLike(one, other, x, y) && hasLike(other, one, x, y)))
        continue;
      marks[at] = 1;
      differing++;
    }
  return { marks, share: differing / Math.max(1, compared) };

  function hasLike(from: Float32Array, among: Float32Array, x: number, y: number): boolean {
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
        if (distance(from, y * width + x, among, row * width + column) <= TOLERANCE) return true;
    return false;
  }
}

function distance(one: Float32Array, at: number, other: Float32Array, there: number): number {
  return Math.hypot(
    one[3 * at]! - other[3 * there]!,
    one[3 * at + 1]! - other[3 * there + 1]!,
    one[3 * at + 2]! - other[3 * there + 2]!,
  );
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
