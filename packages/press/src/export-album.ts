/** An album version into one file: PDF, or pictures (one alone, several as a ZIP), checked before it is given away. */
import { Buffer } from 'node:buffer';
import type { PrintCheck, RenderPageState, RenderParams } from '@figurina/contract';
import type { PrintBrowser } from './browser.ts';
import { checkPdf } from './checks/check-pdf.ts';
import { checkPicture } from './checks/check-picture.ts';
import type { FileTitle } from './page-boxes.ts';
import { printPdf } from './print-pdf.ts';
import { rasterise } from './raster.ts';
import { zip } from './zip.ts';

export interface ExportOrder {
  readonly params: RenderParams;
  /** Address of the render page with its token. */
  readonly renderUrl: string;
  readonly about: FileTitle;
  /** How many sheets the range should give: sets the time limit. */
  readonly expectedSheets: number;
  /** Called with 0 to 1. */
  onProgress(progress: number): void;
}

export interface ExportedFile {
  readonly data: Uint8Array;
  readonly extension: 'pdf' | 'jpg' | 'png' | 'zip';
  readonly contentType: string;
  readonly checks: readonly PrintCheck[];
  readonly page: RenderPageState;
}

const CONTENT_TYPES = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png', zip: 'application/zip' } as const;

export async function exportAlbum(browser: PrintBrowser, order: ExportOrder): Promise<ExportedFile> {
  const { params } = order;
  order.onProgress(0.05);
  const laidOut = (part: number): void => order.onProgress(0.05 + 0.4 * part);
  const { file, page } = await printPdf(browser, order.renderUrl, order.about, order.expectedSheets, laidOut);
  order.onProgress(0.6);
  const checks = await checkPdf(file, { page, includeBleed: params.includeBleed, showStickers: params.showStickers });
  checks.push({
    rule: 'P36',
    passed: page.sheets.length === order.expectedSheets,
    detail: `${page.sheets.length} sheets of ${order.expectedSheets} in the range`,
  });
  order.onProgress(0.7);
  if (params.format === 'pdf') return { data: file, extension: 'pdf', contentType: CONTENT_TYPES.pdf, checks, page };

  const { format, dpi } = params;
  const done = (count: number): void => order.onProgress(0.7 + (0.3 * count) / page.sheets.length);
  async function* pictures(): AsyncGenerator<{ name: string; data: Buffer }> {
    let index = 0;
    for await (const data of rasterise(file, page.sheets, { format, dpi })) {
      const sheet = page.sheets[index]!;
      checks.push(await checkPicture(data, sheet, dpi));
      done(++index);
      yield { name: `${String(index).padStart(3, '0')}-${sheet.label.replaceAll(' ', '-')}.${format}`, data };
    }
  }
  if (page.sheets.length === 1) {
    const { value } = await pictures().next();
    if (!value) throw new Error('no picture came of one sheet');
    return { data: value.data, extension: format, contentType: CONTENT_TYPES[format], checks, page };
  }
  const data = await zip(pictures(), order.about.date);
  return { data, extension: 'zip', contentType: CONTENT_TYPES.zip, checks, page };
}
