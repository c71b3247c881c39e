/** Makes a file smaller (P40): pictures finer than needed are drawn down and written as JPEG. Vectors stay as they are. */
import { type PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { dictOf, readContents, type Content } from './content/contents.ts';
import { IDENTITY, times, type Matrix } from './content/matrix.ts';
import { nameOperand } from './content/operations.ts';
import { channelsOf } from './finish/pictures.ts';
import { unpack } from './content/packing.ts';

/** So much finer than asked for a picture may be. */
const SLACK = 1.5;
const QUALITY = 85;

/** A picture stays where drawing it down would not save anything. */
export async function compress(file: Uint8Array, dpi: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  let isSmaller = false;
  for (const [ref, points] of largestPlaces(pdf)) {
    const image = pdf.context.lookup(ref);
    if (!(image instanceof PDFRawStream) || channelsOf(image.dict) !== 3) continue;
    const [width, height] = [side(image.dict, 'Width'), side(image.dict, 'Height')];
    const wanted = Math.round((Math.max(...points) / 72) * dpi);
    const longest = Math.max(width, height);
    if (longest <= wanted * SLACK) continue;
    const scale = wanted / longest;
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    const bytes = await pixelsOf(image, width, height)
      .resize({ ...size, fit: 'fill' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    if (bytes.length >= image.contents.length) continue;
    const dict = image.dict.clone();
    dict.set(PDFName.of('Width'), pdf.context.obj(size.width));
    dict.set(PDFName.of('Height'), pdf.context.obj(size.height));
    dict.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
    dict.delete(PDFName.of('DecodeParms'));
    pdf.context.assign(ref, PDFRawStream.of(dict, bytes));
    isSmaller = true;
  }
  return isSmaller ? pdf.save({ useObjectStreams: false }) : file;
}

/** In its own colours: what the file says of them stays true. */
function pixelsOf(image: PDFRawStream, width: number, height: number): Sharp {
  if (image.dict.lookup(PDFName.of('Filter')) === PDFName.of('DCTDecode'))
    return sharp(image.contents, { limitInputPixels: false }).keepIccProfile();
  const raw = { width, height, channels: 3 } as const;
  return sharp(unpack(image), { raw, limitInputPixels: false });
}

function side(dict: PDFDict, key: string): number {
  return Number(dict.lookup(PDFName.of(key))?.toString());
}

/** Width and height in points of each picture where it is largest. */
function largestPlaces(pdf: PDFDocument): Map<PDFRef, readonly [number, number]> {
  const byDict = new Map(readContents(pdf).contents.map((content) => [content.dict, content]));
  const places = new Map<PDFRef, readonly [number, number]>();
  for (const { node } of pdf.getPages()) walk(byDict.get(node), IDENTITY);
  for (const content of byDict.values()) if (content.kind === 'tile') walk(content, IDENTITY);
  return places;

  function walk(content: Content | undefined, start: Matrix): void {
    const stack: Matrix[] = [];
    let matrix = start;
    for (const { operator, operands } of content?.operations ?? []) {
      if (operator === 'q') stack.push(matrix);
      if (operator === 'Q') matrix = stack.pop() ?? matrix;
      if (operator === 'cm') matrix = times(operands.map(Number) as unknown as Matrix, matrix);
      if (operator === 'Do') painted(content!, nameOperand(operands[0]), matrix);
    }
  }

  function painted({ resources }: Content, name: string, matrix: Matrix): void {
    const objects = dictOf(resources.lookup(PDFName.of('XObject')));
    const ref = objects?.get(PDFName.of(name));
    const object = dictOf(objects?.lookup(PDFName.of(name)));
    if (!object || !(ref instanceof PDFRef)) return;
    const form = byDict.get(object);
    if (form) return walk(form, matrix);
    const [a, b, c, d] = matrix;
    const [width, height] = [Math.hypot(a, b), Math.hypot(c, d)];
    const known = places.get(ref) ?? [0, 0];
    places.set(ref, [Math.max(known[0], width), Math.max(known[1], height)]);
  }
}
