/** An album version into one file: PDF, or pictures (one alone, several as a ZIP), checked before it is given away. */
import type { Buffer } from 'node:buffer';
import { rm, stat, writeFile } from 'node:fs/promises';
import { isCheck, type ExportFormat, type PrintProfile, type SheetPlan } from '@figurina/album';
import type { PrintCheck, RenderPageState, RenderParams, RenderSheet } from '@figurina/contract';
import type { PrintBrowser } from './browser.ts';
import { compress } from './compress.ts';
import { checkPdf } from './checks/check-pdf.ts';
import { checkPicture } from './checks/check-picture.ts';
import { finish } from './finish/finish.ts';
import type { FileTitle } from './page-boxes.ts';
import { printPdf, type PrintedPdf } from './print-pdf.ts';
import { markProof } from './proof-mark.ts';
import { rasterise } from './raster.ts';
import { impose } from './sheets/impose.ts';
import { writeZip } from './zip.ts';

export interface ExportOrder {
  readonly params: RenderParams;
  /** Whose wishes the file follows; none for one that nobody prints from. */
  readonly profile?: PrintProfile | null;
  /** Address of the render page with its token. */
  readonly renderUrl: string;
  readonly about: FileTitle;
  /** How many sheets the file should have: sets the time limit. */
  readonly expectedSheets: number;
  /** Puts the stickers of the print on sheets of several; none leaves each on its own page. */
  readonly sheetsOf?: ((stickers: readonly RenderSheet[]) => readonly SheetPlan[]) | undefined;
  /** Where the file is written, without its extension. */
  readonly target: string;
  /** Several pictures stay files of their own, in place of a ZIP. */
  readonly picturesApart?: boolean;
  /** Called with 0 to 1. */
  onProgress(progress: number): void;
}

export interface ExportedFile {
  readonly path: string;
  /** All that was written, with what follows its name: one file, or pictures apart. */
  readonly files: readonly { readonly path: string; readonly suffix: string }[];
  readonly bytes: number;
  readonly extension: ExportFormat | 'zip';
  readonly contentType: string;
  readonly checks: readonly PrintCheck[];
  readonly page: RenderPageState;
}

const CONTENT_TYPES: Readonly<Record<ExportedFile['extension'], string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  zip: 'application/zip',
};

export async function exportAlbum(browser: PrintBrowser, order: ExportOrder): Promise<ExportedFile> {
  const { params, profile, about } = order;
  order.onProgress(0.05);
  const laidOut = (part: number): void => order.onProgress(0.05 + 0.4 * part);
  const print = await printPdf(browser, order.renderUrl, about, order.expectedSheets, laidOut);
  order.onProgress(0.5);
  const plans = order.sheetsOf?.(print.page.sheets);
  const { file: printed, page } = plans ? await imposed(print, plans) : print;
  const file = await delivered(printed, page, order);
  order.onProgress(0.6);
  const checks = await checkPdf(file, {
    page,
    profile,
    includeBleed: params.includeBleed,
    showStickers: params.showStickers,
    plans,
  });
  checks.push({
    rule: 'P36',
    passed: page.sheets.length === order.expectedSheets,
    detail: `${page.sheets.length} sheets of ${order.expectedSheets} in the range`,
  });
  order.onProgress(0.7);
  const isApart = order.picturesApart && params.format !== 'pdf';
  const extension = params.format === 'pdf' || isApart || page.sheets.length === 1 ? params.format : 'zip';
  const files: { path: string; suffix: string }[] = [];
  const path = `${order.target}.${extension}`;
  try {
    if (extension === 'zip') await writeZip(path, pictures(), about.date);
    else if (extension === 'pdf') await writeFile(path, file);
    else
      for await (const { name, data } of pictures()) {
        const apart = isApart ? { path: `${order.target}.${name}`, suffix: name } : { path, suffix: `.${extension}` };
        files.push(apart);
        await writeFile(apart.path, data);
      }
  } catch (error) {
    await Promise.all([path, ...files.map((one) => one.path)].map((one) => rm(one, { force: true })));
    throw error;
  }
  if (files.length === 0) files.push({ path, suffix: `.${extension}` });
  const sizes = await Promise.all(files.map(async (one) => (await stat(one.path)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { path, files, bytes, extension, contentType: CONTENT_TYPES[extension], checks, page };

  async function* pictures(): AsyncGenerator<{ name: string; data: Buffer }> {
    const { format, dpi } = params;
    if (format === 'pdf') return;
    let index = 0;
    for await (const data of rasterise(file, page.sheets, { format, dpi })) {
      const sheet = page.sheets[index]!;
      checks.push(await checkPicture(data, sheet, dpi));
      order.onProgress(0.7 + (0.3 * ++index) / page.sheets.length);
      yield { name: `${String(index).padStart(3, '0')}-${sheet.label.replaceAll(' ', '-')}.${format}`, data };
    }
  }
}

async function imposed({ file, page }: PrintedPdf, plans: readonly SheetPlan[]): Promise<PrintedPdf> {
  const { file: onSheets, sheets } = await impose(file, page.sheets, plans);
  return { file: onSheets, page: { ...page, sheets } };
}

/** What is done to a print before it is checked and drawn from. */
async function delivered(
  printed: Uint8Array,
  { sheets, blackText }: RenderPageState,
  { params, profile, about }: ExportOrder,
): Promise<Uint8Array> {
  const marked = isCheck(params.preset) ? await markProof(printed) : printed;
  const packed = params.compress ? await compress(marked, params.dpi) : marked;
  return profile ? finish(packed, sheets, { profile, about, blackText }) : packed;
}
