/** Where the printing process writes its files before they go to the file store: beside the data, so never in memory. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { newId } from '../../../platform/ids.ts';

export interface PrintingFolder {
  /** A path without extension that nobody uses. */
  freshPath(): Promise<string>;
  /** Removes what a print that failed has written there. */
  discard(path: string): Promise<void>;
  /** Removes what dead processes left behind before `time`. */
  sweep(time: Date): Promise<void>;
}

export function createPrintingFolder(dataDir: string): PrintingFolder {
  const folder = join(dataDir, 'printing');
  return {
    freshPath: async () => {
      await mkdir(folder, { recursive: true });
      return join(folder, newId());
    },
    discard: async (path) => {
      const names = await readdir(folder).catch(() => []);
      const written = names.filter((name) => name.startsWith(`${basename(path)}.`));
      await Promise.all(written.map((name) => rm(join(folder, name), { force: true })));
    },
    sweep: async (time) => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtime < time) await rm(path, { force: true });
      }
    },
  };
}
