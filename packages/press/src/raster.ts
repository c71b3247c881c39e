/**
 * JPG and PNG of a printed file: the very PDF, drawn by PDFium at the wanted resolution, so that a picture can never
 * differ from the print. Pixel sizes are exact (P35).
 */
import type { ExportFormat } from '@figurina/album';
import type { RenderSheet } from '@figurina/contract';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { type Band, inBands, MOST_PIXELS, type PixelSize } from './bands.ts';
import { pixels } from './measure.ts';

export interface RasterOptions {
  readonly format: Exclude<ExportFormat, 'pdf'>;
  readonly dpi: number;
  /** So many are drawn at once. */
  readonly mostPixels?: number;
}

const CHANNELS = 3;
let library: Promise<PDFiumLibrary> | null = null;
let open = 0;

/** Documents that PDFium holds in its memory: none while nothing is drawn. */
export function openDocuments(): number {
  return open;
}

/** The first page of a file that has nothing but greys, as bytes of light, row by row. */
export async function drawGrey(pdf: Uint8Array, { width, height }: PixelSize): Promise<Uint8Array> {
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

/**
 * One picture a page, handed out as it is ready: pages at 600 dpi are large, and are drawn in bands. To be iterated to its
 * end, or returned.
 */
export async function* rasterise(
  pdf: Uint8Array,
  sheets: readonly RenderSheet[],
  options: RasterOptions,
): AsyncGenerator<Buffer> {
  const sizes = sheets.map((sheet) => ({
    width: pixels(sheet.width + 2 * sheet.bleed, options.dpi),
    height: pixels(sheet.height + 2 * sheet.bleed, options.dpi),
  }));
  const { file, bands } = await inBands(pdf, sizes, options.mostPixels);
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(file);
  open++;
  try {
    for (const [index, size] of sizes.entries())
      yield await encode(await drawn(document, size, bands[index]!), size, options);
  } finally {
    document.destroy();
    open--;
  }
}

/** The rows of a page, a band after the other into one place, without the opacity that paper does not have. */
async function drawn(document: PDFiumDocument, { width, height }: PixelSize, bands: readonly Band[]): Promise<Buffer> {
  const rows = Buffer.allocUnsafeSlow(width * height * CHANNELS);
  let at = 0;
  for (const { page, height: bandHeight } of bands) {
    const { data } = await document.getPage(page).render({ width, height: bandHeight, render: 'bitmap' });
    for (let from = 0; from < data.length; from += 4) {
      rows[at++] = data[from]!;
      rows[at++] = data[from + 1]!;
      rows[at++] = data[from + 2]!;
    }
  }
  return rows;
}

function encode(rows: Buffer, size: PixelSize, { format, dpi }: RasterOptions): Promise<Buffer> {
  // Codes made for the picture are a few percent shorter, and need all of its coefficients in memory: 900 MB at 600 dpi.
  const optimizeCoding = size.width * size.height <= MOST_PIXELS;
  const image = sharp(rows, { raw: { ...size, channels: CHANNELS }, limitInputPixels: false })
    .withIccProfile('srgb')
    .withMetadata({ density: dpi });
  return format === 'jpg'
    ? image.jpeg({ quality: 92, chromaSubsampling: '4:4:4', progressive: false, optimizeCoding }).toBuffer()
    : image.png({ compressionLevel: 6 }).toBuffer();
}
