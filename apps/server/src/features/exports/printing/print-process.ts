/**
 * The program that prints, a process of its own: what a browser, PDFium and large files need is given back when it
 * ends, and nothing of it holds up the server that answers people. One order at a time; it ends with its parent.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createPrintBrowser, drawPlates, exportAlbum, PressError, printHtml, readPlatePages } from '@figurina/press';
import { loggedUrl } from '../../../platform/log/log.ts';
import { packPlates } from '../plates/plate-pack.ts';
import { printArtifact } from './print-artifact.ts';
import { sheetsOf } from './sheets-of.ts';
import type { HtmlOrder, PlatesOrder, PressAnswer, PressOrder, PrintOrder } from './press-messages.ts';

const browser = createPrintBrowser();

process.on('message', (order: PressOrder) => void answering(order).then(answer));
process.on('disconnect', () => void browser.close().finally(() => process.exit(0)));
// Ctrl-C reaches the whole group: the server decides when its prints are done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

async function answering(order: PressOrder): Promise<PressAnswer> {
  try {
    if (order.kind === 'html') return await printPage(order);
    if (order.kind === 'plates') return await separate(order);
    if (order.kind === 'album') return await print(order);
    const file = await printArtifact(browser, order, (progress) => answer({ kind: 'progress', progress }));
    return { kind: 'printed', file };
  } catch (error) {
    // Messages of the browser repeat the address, which carries the token.
    const detail = loggedUrl(error instanceof Error ? error.message : String(error));
    const [code, pictures] =
      error instanceof PressError ? ([error.code, error.pictures] as const) : (['unexpected', []] as const);
    return { kind: 'failed', failure: { code, detail, pictures } };
  } finally {
    if (browser.withoutSandbox) answer({ kind: 'no_sandbox', why: browser.withoutSandbox });
  }
}

async function printPage(order: HtmlOrder): Promise<PressAnswer> {
  const data = await printHtml(browser, order);
  const path = `${order.target}.${order.as}`;
  await writeFile(path, data);
  const contentType = order.as === 'pdf' ? 'application/pdf' : 'image/png';
  return { kind: 'printed', file: { path, bytes: data.byteLength, extension: order.as, contentType, checks: [] } };
}

/** Needs no browser: the file is printed already. */
async function separate({ file, page, profile, target }: PlatesOrder): Promise<PressAnswer> {
  const pdf = await readFile(file);
  const data =
    page === 0
      ? Buffer.from(JSON.stringify(await readPlatePages(pdf, profile)))
      : packPlates(await drawPlates(pdf, page - 1, profile));
  const path = `${target}.plates`;
  await writeFile(path, data);
  const contentType = 'application/octet-stream';
  return {
    kind: 'printed',
    file: { path, bytes: data.byteLength, extension: 'plates', contentType, checks: [] },
  };
}

async function print(order: PrintOrder): Promise<PressAnswer> {
  const { params, profile, title } = order;
  const { path, bytes, extension, contentType, checks, inkPicture } = await exportAlbum(browser, {
    params,
    profile,
    sheetsOf: sheetsOf(order),
    renderUrl: order.renderUrl,
    about: { title, date: new Date(order.date) },
    expectedSheets: order.sheets,
    target: order.target,
    onProgress: (progress) => answer({ kind: 'progress', progress }),
  });
  return { kind: 'printed', file: { path, bytes, extension, contentType, checks, inkPicture } };
}

function answer(message: PressAnswer): void {
  if (process.connected) process.send?.(message);
}
