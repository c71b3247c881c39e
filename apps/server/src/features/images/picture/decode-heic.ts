/** HEIC through libheif as WebAssembly (a separate module under the LGPL). The decoder turns the picture upright. */
import heic from 'heic-decode';
import type { HeicAnswer } from './decode-heic-apart.ts';

export async function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<HeicAnswer> {
  const images = await heic.all({ buffer: bytes });
  try {
    const first = images[0];
    if (!first) return { ok: false, code: 'unreadable' };
    if (first.width * first.height > maxPixels) return { ok: false, code: 'too_many_pixels' };
    const { width, height, data } = await first.decode();
    return { ok: true, width, height, pixels: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
  } finally {
    images.dispose();
  }
}
