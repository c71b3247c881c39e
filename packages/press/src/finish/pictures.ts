/** Pictures in the inks of the intent, for shops that take nothing but CMYK. Slow: what was separated once is kept. */
import { createHash } from 'node:crypto';
import { PDFDict, PDFName, PDFNumber, PDFRawStream, type PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { imagesOf } from './calibrate.ts';
import type { Intent } from './intents.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { pack, unpack } from '../content/packing.ts';

const QUALITY = 95;
/** What the printing process keeps of separated pictures. */
const KEPT_BYTES = 96 * 1024 * 1024;

interface Separated {
  readonly bytes: Uint8Array;
  readonly isJpeg: boolean;
}
const kept = createKeptPictures<Separated>(KEPT_BYTES);

/** Photos stay JPEG; what was without loss stays so. */
export async function separatePictures(pdf: PDFDocument, intent: Intent): Promise<void> {
  const { context } = pdf;
  kept.beginFile();
  for (const [ref, image] of context.enumerateIndirectObjects()) {
    if (!(image instanceof PDFRawStream) || !isColored(image)) continue;
    const { bytes, isJpeg } = await separated(image, intent);
    const dict = image.dict.clone();
    dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceCMYK'));
    dict.set(PDFName.of('Filter'), PDFName.of(isJpeg ? 'DCTDecode' : 'FlateDecode'));
    dict.delete(PDFName.of('DecodeParms'));
    // A CMYK JPEG counts light, not ink.
    if (isJpeg) dict.set(PDFName.of('Decode'), context.obj([1, 0, 1, 0, 1, 0, 1, 0]));
    context.assign(ref, PDFRawStream.of(dict, bytes));
  }
  for (const { dict } of imagesOf(pdf))
    if (channelsOf(dict) === 1) dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceGray'));
}

function isColored({ dict }: PDFRawStream): boolean {
  return dict.get(PDFName.of('Subtype')) === PDFName.of('Image') && channelsOf(dict) === 3;
}

/** Channels of a picture's space; 0 for a stencil, which has none. */
export function channelsOf(dict: PDFDict): number {
  const space = dict.lookup(PDFName.of('ColorSpace'));
  const named: Readonly<Record<string, number>> = { '/DeviceRGB': 3, '/DeviceGray': 1, '/DeviceCMYK': 4 };
  if (!space || space instanceof PDFName) return named[String(space)] ?? 0;
  if (!('lookup' in space) || typeof space.lookup !== 'function') return 0;
  const profile: unknown = (space.lookup as (at: number) => unknown)(1);
  const count = profile instanceof PDFRawStream ? profile.dict.lookup(PDFName.of('N')) : undefined;
  return count instanceof PDFNumber ? count.asNumber() : 0;
}

async function separated(image: PDFRawStream, intent: Intent): Promise<Separated> {
  const key = createHash('sha256').update(intent.sha256).update(image.contents).digest('hex');
  const known = kept.get(key);
  if (known) return known;
  const made = await separate(image, intent);
  kept.put(key, made);
  return made;
}

async function separate(image: PDFRawStream, { path }: Intent): Promise<Separated> {
  if (image.dict.lookup(PDFName.of('Filter')) === PDFName.of('DCTDecode')) {
    const photo = sharp(image.contents, { limitInputPixels: false }).withIccProfile(path, { attach: false });
    return { bytes: await photo.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer(), isJpeg: true };
  }
  const side = (key: string): number => Number(image.dict.lookup(PDFName.of(key))?.toString());
  const raw = { width: side('Width'), height: side('Height'), channels: 3 } as const;
  const pixels = unpack(image);
  const inks = await sharp(pixels, { raw, limitInputPixels: false }).withIccProfile(path).raw().toBuffer();
  return { bytes: pack(image.dict.context, inks).contents, isJpeg: false };
}
