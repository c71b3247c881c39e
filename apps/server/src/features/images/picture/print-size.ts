/**
 * The file that is printed: upright, without metadata, in sRGB, not larger than print needs. A JPEG that is all that
 * already keeps its bits.
 */
import { LIMITS } from '@figurina/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { isSrgb } from './colour-profile.ts';
import type { MediaType } from './media-type.ts';
import type { Picture } from './picture.ts';
import { stripJpeg } from './strip-jpeg.ts';

type Printable = Pick<Picture, 'full' | 'fullType' | 'width' | 'height'>;

const SECONDS = 60;
/** Formats that lose nothing: their pictures keep hard edges, unless they are photographs. */
const LOSSLESS: ReadonlySet<MediaType> = new Set(['png', 'gif', 'svg']);

/** `type` is what the picture came as; the bytes of a decoded HEIC or of a drawing are a PNG. */
export async function printSize(bytes: Buffer, type: MediaType, maxPixels: number): Promise<Printable> {
  const options = { failOn: 'error', limitInputPixels: maxPixels } as const;
  const meta = await sharp(bytes, options).metadata();
  // The reader guesses for itself what a file is: a drawing that got here would be drawn without any limit.
  if (meta.format === 'svg') throw new Error('A drawing under the name of another type');
  const side = Math.max(meta.width, meta.height);
  if (keepsItsBits(meta) && side <= LIMITS.imageSideKept) {
    const full = stripJpeg(bytes);
    if (full) return { full, fullType: 'jpeg', width: meta.width, height: meta.height };
  }
  const upright = sharp(bytes, options)
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: LIMITS.imageSideKept, height: LIMITS.imageSideKept, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  if (meta.hasAlpha && !(await sharp(bytes, options).stats()).isOpaque) return encode(upright.png(), 'png');
  const photograph = upright.clone().removeAlpha().jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  if (!LOSSLESS.has(type)) return encode(photograph, 'jpeg');
  const [exact, lossy] = [await encode(upright.removeAlpha().png(), 'png'), await encode(photograph, 'jpeg')];
  // Only a photograph becomes so much smaller; as a PNG it would make every printed file slow and huge.
  return lossy.full.length * 3 < exact.full.length ? lossy : exact;
}

function keepsItsBits({ format, orientation, icc, space }: Metadata): boolean {
  const upright = orientation === undefined || orientation === 1;
  const srgb = icc ? isSrgb(icc) : space === 'srgb' || space === 'b-w';
  return format === 'jpeg' && upright && srgb;
}

async function encode(pipeline: Sharp, fullType: Printable['fullType']): Promise<Printable> {
  const { data, info } = await pipeline.toBuffer({ resolveWithObject: true });
  return { full: data, fullType, width: info.width, height: info.height };
}
