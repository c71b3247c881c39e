/** Files below `DATA_DIR/files`. Written beside (`DATA_DIR/files-arriving`), flushed to the disk, then renamed. */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertKey, type BlobInfo, type BlobStore, type ListedFile } from './blob-store.ts';

export function createFolderStore(dataDir: string): BlobStore {
  const folder = join(dataDir, 'files');
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  const info = async (key: string): Promise<BlobInfo | undefined> => {
    const found = await stat(pathOf(key)).catch(absent);
    return found?.isFile() ? { bytes: found.size, modified: found.mtime } : undefined;
  };
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const { file, bytes } = await spool(dataDir, content);
      await mkdir(dirname(path), { recursive: true });
      await rename(file, path);
      return { bytes };
    },
    get: async (key, range) => {
      const found = await info(key);
      return found && { ...found, stream: createReadStream(pathOf(key), range ?? {}) };
    },
    read: (key) => readFile(pathOf(key)).catch(absent),
    stat: info,
    list: (below) => listBelow(folder, below),
    delete: (key) => rm(pathOf(key), { force: true }),
    close: () => undefined,
  };
}

async function* listBelow(folder: string, below: string): AsyncGenerator<ListedFile> {
  const entries = await opendir(join(folder, below)).catch(absent);
  for await (const entry of entries ?? []) {
    const key = `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* listBelow(folder, key);
    else {
      const found = await stat(join(folder, key)).catch(absent);
      if (found) yield { key, modified: found.mtime };
    }
  }
}

/** Writes the content to a file of its own on the data directory's disk; removes it again when that fails. */
export async function spool(dataDir: string, content: Uint8Array | Readable): Promise<{ file: string; bytes: number }> {
  const arriving = join(dataDir, 'files-arriving');
  await mkdir(arriving, { recursive: true });
  const file = join(arriving, randomUUID());
  try {
    const source = content instanceof Readable ? content : Readable.from([content]);
    await pipeline(source, createWriteStream(file));
    const handle = await open(file);
    try {
      await handle.datasync();
      return { file, bytes: (await handle.stat()).size };
    } finally {
      await handle.close();
    }
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
