/** Bytes of a picture as pixels, upright, as large as faces need. */
import sharp from 'sharp';
import { mediaTypeOf } from '../images/index.ts';
import type { Pixels } from './detection/pixels.ts';

/** In a picture of 4000 pixels, a face of 60 still has 20: enough to be seen. */
const SIDE = 1400;
const MIN_BYTES = 100;
const SECONDS = 20;

export type PixelsRefusal = 'image_unreadable' | 'image_too_small' | 'image_too_many_pixels' | 'image_type_unsupported';
type Read = { ok: true; pixels: Pixels } | { ok: false; code: PixelsRefusal };

/** Judged by what the bytes are. Drawings are refused: they have no faces that could be found, and cost most to read. */
export async function readPixels(bytes: Buffer, maxPixels: number): Promise<Read> {
  if (bytes.length < MIN_BYTES) return { ok: false, code: 'image_too_small' };
  const type = mediaTypeOf(bytes);
  if (!type || type === 'svg' || type === 'heic') return { ok: false, code: 'image_type_unsupported' };
  try {
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { ok: true, pixels: { width: info.width, height: info.height, rgb: new Uint8Array(data) } };
  } catch (error) {
    return { ok: false, code: /pixel limit/i.test(String(error)) ? 'image_too_many_pixels' : 'image_unreadable' };
  }
}
