import { bakePixels } from './bake-pixels.ts';
import type { PixelEffects } from './pixel-effects.ts';

export interface BakeOrder {
  /** Of a picture, or what the page has made of a drawing. */
  readonly source: string | ImageBitmap;
  readonly effects: PixelEffects;
}

/**
 * Answers a picture with its effects applied, at its own size: JPEG, or PNG where it has transparency. Null for a drawing,
 * which no worker decodes.
 */
export async function bakePicture({ source, effects }: BakeOrder): Promise<Blob | null> {
  const bitmap = typeof source === 'string' ? await fetched(source) : source;
  if (!bitmap) return null;
  const { canvas, pixels } = bakedCanvas(bitmap, effects);
  bitmap.close();
  return canvas.convertToBlob(isOpaque(pixels) ? { type: 'image/jpeg', quality: 0.92 } : { type: 'image/png' });
}

/** A picture with its effects, and its pixels. */
export function bakedCanvas(
  bitmap: ImageBitmap,
  effects: PixelEffects,
): { readonly canvas: OffscreenCanvas; readonly pixels: Uint8ClampedArray } {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas');
  context.drawImage(bitmap, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  bakePixels(pixels.data, effects);
  context.putImageData(pixels, 0, 0);
  return { canvas, pixels: pixels.data };
}

async function fetched(url: string): Promise<ImageBitmap | null> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`picture answered ${answer.status}`);
  const file = await answer.blob();
  return file.type.startsWith('image/svg') ? null : createImageBitmap(file);
}

function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}
