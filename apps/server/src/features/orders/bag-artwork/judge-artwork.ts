/** What an artwork may be: told by its content and its measures, never by its name. */
import sharp from 'sharp';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { runInThread } from '../../../platform/process/run-in-thread.ts';
import { mediaTypeOf } from '../../images/index.ts';
import type { ArtworkType } from './bag-artwork.tables.ts';

export type PdfSize =
  | { ok: true; pages: number; trim: Size; media: Size }
  /** No PDF that can be read; one with a password neither. */
  | { ok: false };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In mm. */
const BAG: Size = { width: 240, height: 75 };
const BLEED = 3;
const WHOLE: Size = { width: BAG.width + 2 * BLEED, height: BAG.height + 2 * BLEED };
/** What programs round. */
const TOLERANCE = 1;
/** Pixels that a picture needs over the whole width: 200 an inch. */
const LEAST_WIDTH = Math.floor((WHOLE.width / 25.4) * 200);
/** How far the shape of a picture may be off. */
const SHAPE = 0.02;

const MAX_BYTES = 30_000_000;
const PDF_LIMIT_MS = 20_000;

export async function judgeArtwork(bytes: Buffer, maxPixels: number): Promise<ArtworkType | Refusal> {
  if (bytes.length > MAX_BYTES) return refuse('bag_artwork_too_large');
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return judgePdf(bytes);
  const type = mediaTypeOf(bytes);
  if (type !== 'jpeg' && type !== 'png') return refuse('bag_artwork_type');
  return judgePicture(bytes, type, maxPixels);
}

async function judgePdf(bytes: Buffer): Promise<ArtworkType | Refusal> {
  const measured = await runInThread<PdfSize>(new URL('./pdf-size-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    timeLimitMs: PDF_LIMIT_MS,
  }).catch((): PdfSize => ({ ok: false }));
  if (!measured.ok) return refuse('bag_artwork_type');
  const { pages, trim, media } = measured;
  const hasBleed = media.width >= WHOLE.width - TOLERANCE && media.height >= WHOLE.height - TOLERANCE;
  const fits = (isNear(trim, BAG) && hasBleed) || isNear(media, WHOLE);
  return pages === 1 && fits ? 'application/pdf' : refuse('bag_artwork_size');
}

async function judgePicture(bytes: Buffer, type: 'jpeg' | 'png', maxPixels: number): Promise<ArtworkType | Refusal> {
  try {
    const options = { limitInputPixels: maxPixels, sequentialRead: true };
    const { autoOrient } = await sharp(bytes, options).metadata();
    const shape = autoOrient.width / autoOrient.height / (WHOLE.width / WHOLE.height);
    if (autoOrient.width < LEAST_WIDTH || Math.abs(shape - 1) > SHAPE) return refuse('bag_artwork_size');
    // Read to its end, line by line: a file that breaks off is none, and a hundred megapixels are never in memory at once.
    await sharp(bytes, options).stats();
    return `image/${type}`;
  } catch {
    return refuse('bag_artwork_type');
  }
}

function isNear(size: Size, wanted: Size): boolean {
  return Math.abs(size.width - wanted.width) <= TOLERANCE && Math.abs(size.height - wanted.height) <= TOLERANCE;
}
