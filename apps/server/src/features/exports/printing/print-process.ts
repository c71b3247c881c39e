/**
 * The program that prints, a process of its own: what a browser, PDFium and large files need is given back when it
 * ends, and nothing of it holds up the server that answers people. One order at a time; it ends with its parent.
 */
import { writeFile } from 'node:fs/promises';
import { createPrintBrowser, exportAlbum, PressError } from '@figurina/press';
import { loggedUrl } from '../../../platform/log/log.ts';
import type { PressAnswer, PrintOrder } from './press-messages.ts';

const browser = createPrintBrowser();

process.on('message', (order: PrintOrder) => void print(order).then(answer));
process.on('disconnect', () => void browser.close().finally(() => process.exit(0)));
// Ctrl-C reaches the whole group: the server decides when its prints are done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

async function print(order: PrintOrder): Promise<PressAnswer> {
  try {
    const { data, extension, contentType, checks } = await exportAlbum(browser, {
      params: order.params,
      renderUrl: order.renderUrl,
      about: { title: order.title, date: new Date(order.date) },
      expectedSheets: order.sheets,
      onProgress: (progress) => answer({ kind: 'progress', progress }),
    });
    const path = `${order.target}.${extension}`;
    await writeFile(path, data);
    return { kind: 'printed', file: { path, bytes: data.byteLength, extension, contentType, checks } };
  } catch (error) {
    // Messages of the browser repeat the address, which carries the token.
    const detail = loggedUrl(error instanceof Error ? error.message : String(error));
    return { kind: 'failed', failure: { code: error instanceof PressError ? error.code : 'unexpected', detail } };
  }
}

function answer(message: PressAnswer): void {
  if (process.connected) process.send?.(message);
}
