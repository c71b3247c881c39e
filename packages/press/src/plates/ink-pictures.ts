/** The pictures of a separated page, each as four greys: one for every ink. */
import { PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { dictOf, withNested, type Content } from '../content/contents.ts';
import { unpack } from '../content/packing.ts';
import { channelsOf } from '../finish/pictures.ts';

/** Light, so that white is no ink; as JPEG, since nobody prints from it. */
export interface InkPicture {
  readonly width: number;
  readonly height: number;
  readonly greys: readonly Uint8Array[];
}

const QUALITY = 95;
const INKS = 4;

/** By the reference of the picture. Those in black ink alone are left out: black has them as they are, and others none. */
export async function inkPictures(
  pdf: PDFDocument,
  contents: readonly Content[],
): Promise<ReadonlyMap<string, InkPicture>> {
  const masks = maskPictures(pdf, contents);
  const found = new Map<string, InkPicture>();
  for (const [ref, object] of pdf.context.enumerateIndirectObjects())
    if (isPicture(object) && !masks.has(ref.toString()) && channelsOf(object.dict) === INKS)
      found.set(ref.toString(), await greysOf(object));
  return found;
}

export function isPicture(object: PDFObject): object is PDFRawStream {
  return object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image');
}

/** What says how much of another picture, or of a drawing, is seen: none of it is ink. */
export function maskPictures(pdf: PDFDocument, contents: readonly Content[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, object] of pdf.context.enumerateIndirectObjects())
    for (const dict of withNested(dictOf(object))) for (const key of ['SMask', 'Mask']) add(dict.get(PDFName.of(key)));
  for (const { isMask, resources } of contents)
    if (isMask) for (const [, ref] of resources.lookupMaybe(PDFName.of('XObject'), PDFDict)?.entries() ?? []) add(ref);
  return found;

  function add(object: PDFObject | undefined): void {
    if (object instanceof PDFRef) found.add(object.toString());
  }
}

async function greysOf(image: PDFRawStream): Promise<InkPicture> {
  const side = (key: string): number => Number(image.dict.lookup(PDFName.of(key))?.toString());
  const [width, height] = [side('Width'), side('Height')];
  const isJpeg = image.dict.lookup(PDFName.of('Filter')) === PDFName.of('DCTDecode');
  const limitInputPixels = false;
  const inks = isJpeg
    ? await sharp(image.contents, { limitInputPixels })
        .pipelineColourspace('cmyk')
        .toColourspace('cmyk')
        .raw()
        .toBuffer()
    : Buffer.from(unpack(image));
  const greys: Uint8Array[] = [];
  for (let channel = 0; channel < INKS; channel++) {
    const light = Buffer.alloc(width * height);
    for (let at = 0; at < light.length; at++) light[at] = 255 - inks[at * INKS + channel]!;
    const raw = { width, height, channels: 1 } as const;
    const grey = sharp(light, { raw, limitInputPixels }).toColourspace('b-w');
    greys.push(await grey.jpeg({ quality: QUALITY }).toBuffer());
  }
  return { width, height, greys };
}
