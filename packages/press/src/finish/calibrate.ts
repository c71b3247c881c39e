/** Colours that stay in RGB are sRGB by name (P12): a press would take bare RGB for its own. */
import { type PDFDict, PDFName, PDFRawStream, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { type Content, resourceOf } from '../content/contents.ts';
import { pack } from '../content/packing.ts';

const COLOR_SPACE = PDFName.of('ColorSpace');
const RGB = PDFName.of('DeviceRGB');

/** The space sRGB, whose profile is put into the file once. */
export async function embedSrgb({ context }: PDFDocument): Promise<PDFObject> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
  const { icc } = await sharp(await pixel.withIccProfile('srgb').png().toBuffer()).metadata();
  if (!icc) throw new Error('sharp has no profile for sRGB');
  const profile = context.register(pack(context, icc, { N: 3, Alternate: 'DeviceRGB' }));
  return context.obj([PDFName.of('ICCBased'), profile]);
}

export function calibrate(pdf: PDFDocument, contents: readonly Content[], srgb: PDFObject): void {
  for (const { resources, isMask } of contents)
    if (!isMask) resourceOf(resources, 'ColorSpace').set(PDFName.of('DefaultRGB'), srgb);
  for (const image of imagesOf(pdf)) if (image.dict.get(COLOR_SPACE) === RGB) image.dict.set(COLOR_SPACE, srgb);
}

/** The pictures of a file with their masks. */
export function imagesOf({ context }: PDFDocument): PDFRawStream[] {
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
    .filter(({ dict }: { dict: PDFDict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'));
}
