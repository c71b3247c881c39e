import { readFile, rm } from 'node:fs/promises';
import type { HtmlPage } from '@figurina/press';
import { z } from 'zod';
import type { Errands } from '../../platform/jobs/errands.ts';
import type { PressRunner } from './printing/press-runner.ts';
import type { PrintingFolder } from './printing/printing-folder.ts';

/** Prints a page that brings all it needs along, while somebody waits for it. Throws when that fails. */
export type PrintPage = (page: HtmlPage) => Promise<Buffer>;

interface PrintPageParts {
  readonly errands: Errands;
  readonly press: PressRunner;
  readonly folder: PrintingFolder;
}

const PATIENCE_MS = 90_000;
const pageSchema = z.object({
  html: z.string(),
  as: z.enum(['pdf', 'png']),
  width: z.number(),
  height: z.number(),
});

export function createPrintPage({ errands, press, folder }: PrintPageParts): PrintPage {
  const print = errands.offer({
    name: 'exports.print_page',
    work: 'prints',
    patienceMs: PATIENCE_MS,
    run: async (input) => {
      const page: HtmlPage = pageSchema.parse(JSON.parse(input.toString()));
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
    },
  });
  return (page) => print(Buffer.from(JSON.stringify(page)));
}
