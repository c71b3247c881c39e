/** Uploaded bytes to a picture: judged by what they are, never by their name; then made printable and small enough to show. */
import sharp from 'sharp';
import { heicProfile, pngWithProfile } from './colour-profile.ts';
import { drawApart } from './draw-apart.ts';
import { isTooComplex } from './judge-drawing.ts';
import { decodeText, mediaTypeOf, type MediaType } from './media-type.ts';
import { decodeHeicApart } from './decode-heic-apart.ts';
import type { Picture, PictureLimits, PictureRefusal } from './picture.ts';
import { printSize } from './print-size.ts';
import { makeVariants } from './variants.ts';

type Made = { ok: true; picture: Picture } | { ok: false; code: PictureRefusal };
type Readable = { ok: true; type: MediaType; bytes: Buffer } | { ok: false; code: PictureRefusal };

const MAX_SVG_BYTES = 5_000_000;
const MIN_BYTES = 100;

/** Refuses what cannot be a picture; throws only when the machine fails. */
export async function makePicture(bytes: Buffer, limits: PictureLimits): Promise<Made> {
  if (bytes.length < MIN_BYTES) return { ok: false, code: 'image_too_small' };
  if (bytes.length > limits.maxBytes) return { ok: false, code: 'image_too_large' };
  const type = mediaTypeOf(bytes);
  if (!type) return { ok: false, code: 'image_type_unsupported' };
  if (type === 'svg') return drawn(bytes, limits);
  try {
    const readable: Readable = type === 'heic' ? await decoded(bytes, limits.maxPixels) : { ok: true, type, bytes };
    if (!readable.ok) return readable;
    const printable = await printSize(readable.bytes, readable.type, limits.maxPixels);
    const variants = await makeVariants(printable.full);
    return { ok: true, picture: { ...printable, ...variants } };
  } catch (error) {
    // What sharp throws is about the file: it has no other errors than "not readable" in many words.
    return { ok: false, code: /pixel limit/i.test(String(error)) ? 'image_too_many_pixels' : 'image_unreadable' };
  }
}

async function decoded(bytes: Buffer, maxPixels: number): Promise<Readable> {
  const answer = await decodeHeicApart(bytes, maxPixels);
  if (!answer.ok)
    return { ok: false, code: answer.code === 'too_many_pixels' ? 'image_too_many_pixels' : 'image_unreadable' };
  const { width, height, pixels } = answer;
  const png = await sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const profile = heicProfile(bytes);
  return { ok: true, type: 'heic', bytes: profile ? pngWithProfile(png, profile) : png };
}

/** Cleaned and drawn where it can do no harm. */
async function drawn(bytes: Buffer, { drawingSeconds }: PictureLimits): Promise<Made> {
  if (bytes.length > MAX_SVG_BYTES) return { ok: false, code: 'image_too_large' };
  const source = decodeText(bytes);
  if (isTooComplex(source)) return { ok: false, code: 'image_too_complex' };
  return drawApart({ kind: 'foreign', source }, drawingSeconds);
}
