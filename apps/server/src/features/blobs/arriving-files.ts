/** Uploads while they arrive: files on this machine's disk, in the form tus keeps them. */
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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
  const store = new ArrivingStore({ directory });
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

/** Says what kept the bytes from the disk, which tus's own store keeps to itself. */
class ArrivingStore extends FileStore {
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    await pipeline(bytes, file);
    return offset + file.bytesWritten;
  }
}
