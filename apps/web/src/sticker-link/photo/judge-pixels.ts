/** Three plain checks of a portrait: the two that pixels can answer. Pure, so that they are tried without a camera. */
export interface Judgement {
  readonly light: 'good' | 'dark' | 'bright';
  readonly sharp: boolean;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8ClampedArray;
}

/** Mean luminance (0 to 255) below which a face drowns in print, and above which it pales. */
const DARK = 62;
const BRIGHT = 218;
/** Variance of the Laplacian of a portrait about 400 px high; an out-of-focus one has less than a fifth of it. */
const SHARP = 22;

export function judgePixels(pixels: Pixels): Judgement {
  const grey = luminances(pixels);
  const mean = grey.reduce((sum, value) => sum + value, 0) / Math.max(1, grey.length);
  return {
    light: mean < DARK ? 'dark' : mean > BRIGHT ? 'bright' : 'good',
    sharp: laplacianVariance(grey, pixels.width, pixels.height) >= SHARP,
  };
}

function luminances({ width, height, data }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let index = 0; index < grey.length; index += 1)
    grey[index] = 0.299 * data[4 * index]! + 0.587 * data[4 * index + 1]! + 0.114 * data[4 * index + 2]!;
  return grey;
}

/** How much neighbouring pixels differ from a smooth run: what blur takes away first. */
function laplacianVariance(grey: Float32Array, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const value = 4 * grey[at]! - grey[at - 1]! - grey[at + 1]! - grey[at - width]! - grey[at + width]!;
      sum += value;
      squares += value * value;
      count += 1;
    }
  if (count === 0) return 0;
  const mean = sum / count;
  return squares / count - mean * mean;
}
