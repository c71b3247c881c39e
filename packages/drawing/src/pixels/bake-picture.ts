import { bakePixels } from './bake-pixels.ts';
import type { PixelEffects } from './pixel-effects.ts';

export interface BakeOrder {
  readonly url: string;
  readonly effects: PixelEffects;
}

/** Fetches a picture and answers it with its effects applied, at its own size: JPEG, or PNG where it has transparency. */
export async function bakePicture({ url, effects }: BakeOrder): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`picture answered ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  bakePixels(pixels.data, effects);
  context.putImageData(pixels, 0, 0);
  return canvas.convertToBlob(isOpaque(pixels.data) ? { type: 'image/jpeg', quality: 0.92 } : { type: 'image/png' });
}

function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}
