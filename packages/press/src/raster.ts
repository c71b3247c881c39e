/**
 * JPG and PNG of a printed file: the very PDF, drawn by PDFium at the wanted resolution, so that a picture can never
 * differ from the print. Pixel sizes are exact (P35).
 */
import type { ExportFormat } from '@figurina/album';
import type { RenderSheet } from '@figurina/contract';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { pixels } from './measure.ts';

export interface RasterOptions {
  readonly format: Exclude<ExportFormat, 'pdf'>;
  readonly dpi: number;
}

let library: Promise<PDFiumLibrary> | null = null;
let open = 0;

/** Documents that PDFium holds in its memory: none while nothing is drawn. */
export function openDocuments(): number {
  return open;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The first page of a file that has nothing but greys, as bytes of light, row by row. */
export async function drawGrey(pdf: Uint8Array, { width, height }: Size): Promise<Uint8Array> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  open++;
  try {
    const { data } = await document.getPage(0).render({ width, height, render: 'bitmap' });
    const drawn = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
    // All three colours are the same.
    return await drawn.flatten({ background: '#ffffff' }).extractChannel(0).raw().toBuffer();
  } finally {
    document.destroy();
    open--;
  }
}

/** One picture a page, handed out as it is ready: pages at 600 dpi are large. To be iterated to its end, or returned. */
export async function* rasterise(
  pdf: Uint8Array,
  sheets: readonly RenderSheet[],
  options: RasterOptions,
): AsyncGenerator<Buffer> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  open++;
  try {
    for (const [index, sheet] of sheets.entries()) {
      const width = pixels(sheet.width + 2 * sheet.bleed, options.dpi);
      const height = pixels(sheet.height + 2 * sheet.bleed, options.dpi);
      const page = await document.getPage(index).render({ width, height, render: 'bitmap' });
      yield await encode(page.data, width, height, options);
    }
  } finally {
    document.destroy();
    open--;
  }
}

function encode(data: Uint8Array, width: number, height: number, { format, dpi }: RasterOptions): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .flatten({ background: '#ffffff' })
    .withIccProfile('srgb')
    .withMetadata({ density: dpi });
  return format === 'jpg'
    ? image.jpeg({ quality: 92, chromaSubsampling: '4:4:4', progressive: false }).toBuffer()
    : image.png({ compressionLevel: 6 }).toBuffer();
}
