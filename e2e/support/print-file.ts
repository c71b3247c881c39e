/** Reads a delivered PDF back: its pages and their boxes, fonts, words and the colours of its pictures. */
import { decodePDFRawStream, PDFArray, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { marksOf } from '../../apps/web/testing/pdf-marks.ts';
import { readStructure, type PdfFont } from '../../packages/press/src/checks/pdf-structure.ts';

export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PrintFile {
  /** Sizes in millimetres. */
  readonly pages: readonly { readonly trim: Size; readonly bleed: Size }[];
  readonly fonts: readonly PdfFont[];
  /** What a search finds, without spaces. */
  readonly letters: string;
  readonly pictures: number;
  readonly colours: readonly Colour[];
}

const MM = 25.4 / 72;

export async function readPrintFile(file: Uint8Array): Promise<PrintFile> {
  const { pdf, fonts, imageCount } = await readStructure(file);
  const size = ({ width, height }: Size): Size => ({
    width: Math.round(width * MM * 100) / 100,
    height: Math.round(height * MM * 100) / 100,
  });
  const pictures = pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
    .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'));
  const colours = await Promise.all(pictures.map(colourOf));
  return {
    pages: pdf.getPages().map((page) => ({ trim: size(page.getTrimBox()), bleed: size(page.getBleedBox()) })),
    fonts,
    letters: withoutSpaces(
      pdf
        .getPages()
        .map((page) => marksOf(page).text)
        .join(''),
    ),
    pictures: imageCount,
    colours: colours.filter((colour) => colour !== null),
  };
}

export const withoutSpaces = (words: string): string => words.replaceAll(/\s/g, '');

/** Whether a picture of about this colour is in the file. */
export function showsColour({ colours }: PrintFile, { r, g, b }: Colour): boolean {
  return colours.some((one) => Math.hypot(one.r - r, one.g - g, one.b - b) < 12);
}

/** The mean colour of a picture; null for masks and greys. */
async function colourOf(stream: PDFRawStream): Promise<Colour | null> {
  const number = (key: string): number => {
    const value = stream.dict.lookup(PDFName.of(key));
    return value instanceof PDFNumber ? value.asNumber() : 0;
  };
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const last = filter instanceof PDFArray ? filter.lookup(filter.size() - 1) : filter;
  const picture =
    last === PDFName.of('DCTDecode')
      ? sharp(stream.contents)
      : rawPicture(decodePDFRawStream(stream).decode(), number('Width'), number('Height'));
  if (!picture) return null;
  const { channels } = await picture.stats();
  const [r, g, b] = channels.map(({ mean }) => mean);
  return r === undefined || g === undefined || b === undefined ? null : { r, g, b };
}

function rawPicture(bytes: Uint8Array, width: number, height: number) {
  if (bytes.length !== width * height * 3) return null;
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}
