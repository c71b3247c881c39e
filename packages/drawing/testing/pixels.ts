/** Pictures as pixels, for tests that compare what was drawn. */
export async function pixelsOf(picture: string | ImageBitmap): Promise<ImageData> {
  const bitmap = typeof picture === 'string' ? await fromBase64(picture) : picture;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

async function fromBase64(base64: string): Promise<ImageBitmap> {
  return createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
}

export interface Difference {
  /** Mean and largest difference of a channel, 0 to 255. */
  readonly mean: number;
  readonly largest: number;
  /** The share of pixels that differ by more than a tenth in a channel. */
  readonly share: number;
}

/** Compares the top left of two pictures, as far as both reach or as far as is asked. */
export function differenceOf(
  first: ImageData,
  second: ImageData,
  { width, height } = { width: Math.min(first.width, second.width), height: Math.min(first.height, second.height) },
): Difference {
  let sum = 0;
  let largest = 0;
  let apart = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let here = 0;
      for (let channel = 0; channel < 3; channel++) {
        const difference = Math.abs(
          first.data[(y * first.width + x) * 4 + channel]! - second.data[(y * second.width + x) * 4 + channel]!,
        );
        sum += difference;
        here = Math.max(here, difference);
      }
      largest = Math.max(largest, here);
      if (here > 25) apart += 1;
    }
  return { mean: sum / (width * height * 3), largest, share: apart / (width * height) };
}
