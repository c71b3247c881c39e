/** Sets the exact boxes of printed sheets (P1 to P3) and writes the file as PDF 1.6 (P9). */
import { SHEET_MARGIN_MM, type RenderSheet } from '@figurina/contract';
import { type PDFDict, PDFDocument, PDFHeader, PDFName } from '@cantoo/pdf-lib';
import { movePatterns } from './content/matrix.ts';
import { points } from './measure.ts';
import { PressError } from './press-error.ts';

export interface FileTitle {
  readonly title: string;
  /** The order that it is printed for, as people name it. */
  readonly order?: string | undefined;
  /** Written as creation and modification date: the same album version and params give the same file (P37). */
  readonly date: Date;
}

/**
 * `printed`: what Chromium printed, one oversized page a sheet. Answers the file with Media = Bleed, and Trim inside it;
 * content is moved so that the bleed's corner is the origin.
 */
export async function setPageBoxes(
  printed: Uint8Array,
  sheets: readonly RenderSheet[],
  about: FileTitle,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  const pages = pdf.getPages();
  if (pages.length !== sheets.length)
    throw new PressError('wrong_page_count', `${pages.length} pages for ${sheets.length} sheets`);
  const moved = new Set<PDFDict>();
  for (const [index, page] of pages.entries()) {
    const { width, height, bleed } = sheets[index]!;
    const left = points(SHEET_MARGIN_MM - bleed);
    const bottom = page.getHeight() - points(SHEET_MARGIN_MM + height + bleed);
    movePatterns(page.node.Resources(), [-left, -bottom], moved);
    page.translateContent(-left, -bottom);
    const whole = [0, 0, points(width + 2 * bleed), points(height + 2 * bleed)] as const;
    page.setMediaBox(...whole);
    page.setBleedBox(...whole);
    page.setTrimBox(points(bleed), points(bleed), points(width), points(height));
    page.node.delete(PDFName.of('CropBox'));
    page.node.delete(PDFName.of('ArtBox'));
    page.node.delete(PDFName.of('Annots'));
  }
  pdf.setTitle(about.title);
  pdf.setCreator('Figurina');
  pdf.setProducer('Figurina');
  pdf.setCreationDate(about.date);
  pdf.setModificationDate(about.date);
  pdf.context.header = PDFHeader.forVersion(1, 6);
  pdf.catalog.set(PDFName.of('Version'), PDFName.of('1.6'));
  return pdf.save({ useObjectStreams: false });
}
