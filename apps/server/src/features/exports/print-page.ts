import { readFile, rm } from 'node:fs/promises';
import type { HtmlPage } from '@figurina/press';
import type { PressRunner } from './printing/press-runner.ts';
import type { PrintingFolder } from './printing/printing-folder.ts';

/** Prints a page that brings all it needs along, while somebody waits for it. Throws an `ExportFailure`. */
export type PrintPage = (page: HtmlPage) => Promise<Buffer>;

const PATIENCE_MS = 90_000;

export function createPrintPage({ press, folder }: { press: PressRunner; folder: PrintingFolder }): PrintPage {
  return async (page) => {
    const order = { ...page, kind: 'html' as const, target: await folder.freshPath() };
    const { path } = await press.print(order, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      onProgress: () => undefined,
    });
    try {
      return await readFile(path);
    } finally {
      await rm(path, { force: true });
    }
  };
}
