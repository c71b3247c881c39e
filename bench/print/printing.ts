/** A printing process as a worker has it, and what a print by it costs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderParamsSchema, type PrintProfile, type RenderParams } from '@figurina/album';
import { createPressRunner } from '../../apps/server/src/features/exports/printing/press-runner.ts';
import type { PrintedFile } from '../../apps/server/src/features/exports/printing/press-messages.ts';
import type { RenderServer } from '../../apps/web/testing/render-server.ts';
import { costOf, type Cost } from './cost.ts';

export interface Lane {
  readonly params: Partial<RenderParams>;
  readonly profile: PrintProfile | null;
  /** How many sheets it should have. */
  readonly sheets: number;
}

export interface Printing {
  /** Only the process that prints, with its browser, is counted. */
  print(lane: Lane): Promise<{ cost: Cost; result: PrintedFile }>;
  close(): Promise<void>;
}

export async function startPrinting(server: RenderServer, album: string): Promise<Printing> {
  const press = createPressRunner({ chromiumPath: undefined, idleMs: 600_000, onNoSandbox: () => undefined });
  const folder = await mkdtemp(join(tmpdir(), 'figurina-bench-print-'));
  let files = 0;
  const print = ({ params, profile, sheets }: Lane): Promise<PrintedFile> => {
    const query = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
    const order = {
      kind: 'album',
      params: renderParamsSchema.parse({ album_id: album, ...params }),
      profile,
      renderUrl: server.url(album, query),
      title: 'Bench',
      date: '2026-01-02T03:04:05Z',
      sheets,
      target: join(folder, String(++files)),
    } as const;
    return press.print(order, { signal: new AbortController().signal, onProgress: () => undefined });
  };
  // The first print of a process pays for its code and its browser.
  await print({ params: { range: '1' }, profile: null, sheets: 1 });
  return {
    print: async (lane) => {
      const printed = await costOf(press.pid!, () => print(lane));
      await rm(printed.result.path);
      return printed;
    },
    close: async () => {
      await press.close();
      await rm(folder, { recursive: true });
    },
  };
}
