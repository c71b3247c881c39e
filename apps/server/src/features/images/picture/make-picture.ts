/** Uploaded bytes to a picture: judged by what they are, never by their name; then made printable and small enough to show. */
import sharp from 'sharp';
import { heicProfile, pngWithProfile } from './colour-profile.ts';
import { drawSvg, drawingSize } from './draw-svg.ts';
import { decodeText, mediaTypeOf, type MediaType } from './media-type.ts';
import { runPictureTask } from './picture-worker.ts';
import type { Picture, PictureLimits, PictureRefusal } from './picture.ts';
import { printSize } from './print-size.ts';
import { makeVariants } from './variants.ts';

type Made = { ok: true; picture: Picture } | { ok: false; code: PictureRefusal };
type Readable = { ok: true; type: MediaType; bytes: Buffer; svg?: string } | { ok: false; code: PictureRefusal };

/** A drawing becomes a bitmap of this many pixels on its longer side: 300 a inch over a page and a half. */
const DRAWING_SIDE = 4096;
const MAX_SVG_BYTES = 5_000_000;
const MIN_BYTES = 100;

/** Refuses what cannot be a picture; throws only when the machine fails. */
export async function makePicture(bytes: Buffer, limits: PictureLimits): Promise<Made> {
  if (bytes.length < MIN_BYTES) return { ok: false, code: 'image_too_small' };
  if (bytes.length > limits.maxBytes) return { ok: false, code: 'image_too_large' };
  try {
    const readable = await readableBytes(bytes, limits.maxPixels);
    if (!readable.ok) return readable;
    const printable = await printSize(readable.bytes, readable.type, limits.maxPixels);
    const variants = await makeVariants(printable.full);
    return { ok: true, picture: { ...printable, ...variants, ...(readable.svg && { svg: readable.svg }) } };
  } catch (error) {
    // What sharp throws is about the file: it has no other errors than "not readable" in many words.
    return { ok: false, code: /pixel limit/i.test(String(error)) ? 'image_too_many_pixels' : 'image_unreadable' };
  }
}

/** Bytes that sharp reads. HEIC is decoded, a drawing cleaned and turned into a bitmap. */
async function readableBytes(bytes: Buffer, maxPixels: number): Promise<Readable> {
  const type = mediaTypeOf(bytes);
  if (!type) return { ok: false, code: 'image_type_unsupported' };
  if (type === 'heic') return decoded(bytes, maxPixels);
  if (type === 'svg') return drawn(bytes);
  return { ok: true, type, bytes };
}

async function decoded(bytes: Buffer, maxPixels: number): Promise<Readable> {
  const answer = await runPictureTask({ kind: 'heic', bytes, maxPixels });
  if (!answer.ok)
    return { ok: false, code: answer.code === 'too_many_pixels' ? 'image_too_many_pixels' : 'image_unreadable' };
  if (!('pixels' in answer)) return { ok: false, code: 'image_unreadable' };
  const { width, height, pixels } = answer;
  const png = await sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const profile = heicProfile(bytes);
  return { ok: true, type: 'heic', bytes: profile ? pngWithProfile(png, profile) : png };
}

async function drawn(bytes: Buffer): Promise<Readable> {
  if (bytes.length > MAX_SVG_BYTES) return { ok: false, code: 'image_too_large' };
  const answer = await runPictureTask({ kind: 'svg', source: decodeText(bytes) });
  if (!answer.ok || !('svg' in answer)) return { ok: false, code: 'image_unreadable' };
  const source = Buffer.from(answer.svg);
  const bitmap = await drawSvg(source, await drawingSize(source, DRAWING_SIDE));
  return { ok: true, type: 'svg', bytes: bitmap, svg: answer.svg };
}
