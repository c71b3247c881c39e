/** An album version into one file: PDF, or pictures (one alone, several as a ZIP), checked before it is given away. */
import { Buffer } from 'node:buffer';
import { rm, stat, writeFile } from 'node:fs/promises';
import { isCheck, type ExportFormat, type PrintProfile, type SheetPlan } from '@figurina/album';
import type { PrintCheck, RenderPageState, RenderParams, RenderSheet } from '@figurina/contract';
import type { PrintBrowser } from './browser.ts';
import { compress } from './compress.ts';
import { checkPdf } from './checks/check-pdf.ts';
import { checkPicture } from './checks/check-picture.ts';
import { finish } from './finish/finish.ts';
import type { FileTitle } from './page-boxes.ts';
import { inkPicture } from './ink-picture.ts';
import { printPdf, type PrintedPdf } from './print-pdf.ts';
import { markProof } from './proof-mark.ts';
import { rasterise } from './raster.ts';
import { cutFile, isCutApart, withoutCuts } from './sheets/cut-file.ts';
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
  /** Several files stay on their own, in place of a ZIP. */
  readonly filesApart?: boolean;
  /** Called with 0 to 1. */
  onProgress(progress: number): void;
}

export interface ExportedFile {
  readonly path: string;
  /** All that was written, with what follows the name of each. */
  readonly files: readonly { readonly path: string; readonly suffix: string }[];
  readonly bytes: number;
  readonly extension: ExportFormat | 'zip';
  readonly contentType: string;
  readonly checks: readonly PrintCheck[];
  readonly page: RenderPageState;
  /** Of a file with too much ink: a picture that shows where. */
  readonly inkPicture: string | null;
}

const CONTENT_TYPES: Readonly<Record<ExportedFile['extension'], string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  zip: 'application/zip',
};

export async function exportAlbum(browser: PrintBrowser, order: ExportOrder): Promise<ExportedFile> {
  const { params, profile, about } = order;
  const { file, page, plans, whole, isCut } = await made(browser, order);
  const expected = { profile, includeBleed: params.includeBleed, showStickers: params.showStickers };
  const checks = await checkPdf(file, { ...expected, page, plans });
  checks.push({
    rule: 'P36',
    passed: page.sheets.length === order.expectedSheets,
    detail: `${page.sheets.length} sheets of ${order.expectedSheets} in the range`,
  });
  order.onProgress(0.7);
  const count = params.format !== 'pdf' ? page.sheets.length : isCut ? 2 : 1;
  const extension = count === 1 || order.filesApart ? params.format : 'zip';
  const path = `${order.target}.${extension}`;
  const files: { path: string; suffix: string }[] = [];
  try {
    if (extension === 'zip') await writeZip(path, outputs(), about.date);
    else
      for await (const { suffix, data } of outputs()) {
        files.push({ path: count === 1 ? path : `${order.target}${suffix}`, suffix });
        await writeFile(files.at(-1)!.path, data);
      }
  } catch (error) {
    await Promise.all([path, ...files.map((one) => one.path)].map((one) => rm(one, { force: true })));
    throw error;
  }
  if (files.length === 0) files.push({ path, suffix: `.${extension}` });
  const sizes = await Promise.all(files.map(async (one) => (await stat(one.path)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const heavy = profile && checks.some(({ rule, passed }) => rule === 'P20' && !passed);
  const picture = heavy ? await inkPicture(file, page.sheets, profile) : null;
  const inkPath = picture && `${order.target}.ink.jpg`;
  if (picture && inkPath) await writeFile(inkPath, picture);
  return { path, files, bytes, extension, contentType: CONTENT_TYPES[extension], checks, page, inkPicture: inkPath };

  /** What is written, one after the other: by its name in an archive, and what follows that of its order. */
  async function* outputs(): AsyncGenerator<{ name: string; suffix: string; data: Buffer }> {
    const { format, dpi } = params;
    if (format === 'pdf') {
      yield { name: 'print.pdf', suffix: '.pdf', data: asBuffer(file) };
      if (!isCut) return;
      const cuts = await cutFile(whole.sheets, profile!, about);
      const cutPage = { ...whole, fonts: [], images: [] };
      checks.push(...(await checkPdf(cuts, { ...expected, page: cutPage })));
      yield { name: 'cut.pdf', suffix: '-cut.pdf', data: asBuffer(cuts) };
      return;
    }
    let index = 0;
    for await (const data of rasterise(file, page.sheets, { format, dpi })) {
      const sheet = page.sheets[index]!;
      checks.push(await checkPicture(data, sheet, dpi));
      order.onProgress(0.7 + (0.3 * ++index) / page.sheets.length);
      const name = `${String(index).padStart(3, '0')}-${sheet.label.replaceAll(' ', '-')}.${format}`;
      yield { name, suffix: name, data };
    }
  }
}

/** On its own, so that nothing holds what was printed any more when the file made of it is checked. */
async function made(browser: PrintBrowser, order: ExportOrder) {
  order.onProgress(0.05);
  const laidOut = (part: number): void => order.onProgress(0.05 + 0.4 * part);
  const print = await printPdf(browser, order.renderUrl, order.about, order.expectedSheets, laidOut);
  order.onProgress(0.5);
  const plans = order.sheetsOf?.(print.page.sheets);
  const whole = plans ? await imposed(print, plans) : print;
  const isCut = isCutApart(order.profile, whole.page.sheets);
  const page = isCut ? withoutCuts(whole.page) : whole.page;
  const file = await delivered(whole.file, page, order);
  order.onProgress(0.6);
  return { file, page, plans, whole: whole.page, isCut };
}

async function imposed({ file, page }: PrintedPdf, plans: readonly SheetPlan[]): Promise<PrintedPdf> {
  const { file: onSheets, sheets } = await impose(file, page.sheets, plans);
  return { file: onSheets, page: { ...page, sheets } };
}

/** What is done to a print before it is checked and drawn from. */
async function delivered(
  printed: Uint8Array,
  { sheets, blackText, inks }: RenderPageState,
  { params, profile, about }: ExportOrder,
): Promise<Uint8Array> {
  const marked = isCheck(params.preset) ? await markProof(printed) : printed;
  const packed = params.compress ? await compress(marked, params.dpi) : marked;
  return profile ? finish(packed, sheets, { profile, about, blackText, inks }) : packed;
}

/** The same bytes: a copy of a file of hundreds of megabytes is one too many. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
