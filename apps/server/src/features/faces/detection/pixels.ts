/** A bitmap of three bytes a pixel, red, green, blue, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** A square of a bitmap, turned about its middle: what a network is shown. Lengths in pixels, degrees clockwise. */
export interface Cutout {
  readonly middle: { readonly x: number; readonly y: number };
  readonly side: number;
  readonly turn: number;
}

/** A bitmap and its halves: each level is half as wide as the one before, averaged, so that small faces do not fall through. */
export interface Picture extends Pixels {
  readonly levels: readonly Pixels[];
}

const LEAST_SIDE = 64;

export function pictureOf(pixels: Pixels): Picture {
  const levels = [pixels];
  for (let last = pixels; Math.min(last.width, last.height) >= 2 * LEAST_SIDE; levels.push(last)) last = halved(last);
  return { ...pixels, levels };
}

function halved({ width, height, rgb }: Pixels): Pixels {
  const half = { width: width >> 1, height: height >> 1 };
  const out = new Uint8Array(half.width * half.height * 3);
  const row = width * 3;
  let at = 0;
  for (let y = 0; y < half.height; y++) {
    let from = y * 2 * row;
    for (let x = 0; x < half.width; x++, from += 6) {
      for (let channel = 0; channel < 3; channel++, at++) {
        const a = from + channel;
        out[at] = (rgb[a]! + rgb[a + 3]! + rgb[a + row]! + rgb[a + row + 3]! + 2) >> 2;
      }
    }
  }
  return { ...half, rgb: out };
}

/**
 * The square as `size` x `size` pixels for a network, each byte mapped to `byte * factor + offset`; what lies outside the
 * picture is black.
 */
export function cutOut(
  picture: Picture,
  { middle, side, turn }: Cutout,
  size: number,
  { factor, offset }: { factor: number; offset: number },
): Float32Array {
  const level = Math.min(picture.levels.length - 1, Math.max(0, Math.floor(Math.log2(side / size))));
  const { width, height, rgb } = picture.levels[level]!;
  const [wide, high] = [width / picture.width, height / picture.height];
  const out = new Float32Array(size * size * 3).fill(offset);
  const step = side / size;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * step, Math.sin((turn * Math.PI) / 180) * step];
  let at = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++, at += 3) {
      const u = column + 0.5 - size / 2;
      const v = row + 0.5 - size / 2;
      const x = (middle.x + u * cos - v * sin) * wide - 0.5;
      const y = (middle.y + u * sin + v * cos) * high - 0.5;
      if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) continue;
      const left = Math.max(0, Math.floor(x));
      const top = Math.max(0, Math.floor(y));
      const a = (top * width + left) * 3;
      const b = left + 1 < width ? a + 3 : a;
      const below = top + 1 < height ? width * 3 : 0;
      const across = Math.max(0, x - left);
      const down = Math.max(0, y - top);
      for (let channel = 0; channel < 3; channel++) {
        const upper = rgb[a + channel]! + (rgb[b + channel]! - rgb[a + channel]!) * across;
        const c = a + below + channel;
        const lower = rgb[c]! + (rgb[b + below + channel]! - rgb[c]!) * across;
        out[at + channel] = (upper + (lower - upper) * down) * factor + offset;
      }
    }
  }
  return out;
}

/** A point of the square, in fractions of its side, as pixels of the bitmap. */
export function fromCutout({ middle, side, turn }: Cutout, point: Point): Point {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * side, Math.sin((turn * Math.PI) / 180) * side];
  const [u, v] = [point.x - 0.5, point.y - 0.5];
  return { x: middle.x + u * cos - v * sin, y: middle.y + u * sin + v * cos };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
