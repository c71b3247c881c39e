/**
 * Cuts the pages of a file into bands of rows, each a page of its own with the same content: what draws them needs memory
 * for one band, never for a page at 600 dpi.
 */
import { PDFDocument, PDFName, PDFPage } from '@cantoo/pdf-lib';

/** So many pixels are drawn at once. */
export const MOST_PIXELS = 16_000_000;

export interface Band {
  /** Its page in the file of bands. */
  readonly page: number;
  readonly height: number;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** How high the bands of a picture are, in pixels from its top. */
function bandHeights({ width, height }: PixelSize, most: number): number[] {
  const rows = Math.max(1, Math.floor(most / width));
  return Array.from({ length: Math.ceil(height / rows) }, (_, at) => Math.min(rows, height - at * rows));
}

/** The file with its pages in bands, and which those are, a page after the other. A file of small pages stays as it is. */
export async function inBands(
  file: Uint8Array,
  sizes: readonly PixelSize[],
  most = MOST_PIXELS,
): Promise<{ readonly file: Uint8Array; readonly bands: readonly (readonly Band[])[] }> {
  const heights = sizes.map((size) => bandHeights(size, most));
  let page = 0;
  const bands = heights.map((pageHeights) => pageHeights.map((height) => ({ page: page++, height })));
  if (heights.every(({ length }) => length === 1)) return { file, bands };
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  for (const [index, original] of pdf.getPages().entries()) {
    const { x, y, width, height } = original.getMediaBox();
    let top = y + height;
    for (const rows of heights[index]!) {
      const bottom = top - (rows / sizes[index]!.height) * height;
      const node = original.node.clone();
      for (const box of ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox'])
        node.set(PDFName.of(box), pdf.context.obj([x, bottom, x + width, top]));
      pdf.addPage(PDFPage.of(node, pdf.context.register(node), pdf));
      top = bottom;
    }
  }
  for (const _ of sizes) pdf.removePage(0);
  return { file: await pdf.save({ useObjectStreams: false }), bands };
}
