/** Uploads while they arrive: files on this machine's disk, in the form tus keeps them. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';

export interface ArrivingFiles {
  store: FileStore;
  pathOf(id: string): string;
  /** Bytes that arrived so far; undefined when nothing lies here. */
  size(id: string): Promise<number | undefined>;
  remove(id: string): Promise<void>;
  /** What nobody went on with. */
  removeOlderThan(time: Date): Promise<void>;
}

export function arrivingFiles(dataDir: string): ArrivingFiles {
  const directory = join(dataDir, 'uploads');
  const store = new FileStore({ directory });
  const pathOf = (id: string) => join(directory, id);
  const remove = async (id: string) => {
    await rm(pathOf(id), { force: true });
    await store.configstore.delete(id).catch(() => undefined);
  };
  return {
    store,
    pathOf,
    size: async (id) => (await stat(pathOf(id)).catch(() => undefined))?.size,
    remove,
    removeOlderThan: async (time) => {
      for (const name of await readdir(directory).catch(() => [])) {
        const found = await stat(join(directory, name)).catch(() => undefined);
        if (found && found.mtime < time) await rm(join(directory, name), { force: true });
      }
    },
  };
}
