/** The disk of the data directory: whether it can be written, and how much goes on it. */
import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface DataDisk {
  /** Rejects with what is wrong: no rights, or less than the reserve left. */
  check(): Promise<void>;
  /** Whether an upload of so many bytes leaves the reserve alone. */
  hasRoomFor(bytes: number): Promise<boolean>;
}

/** For the database, so that what people type is still kept when pictures no longer are. */
const RESERVE_BYTES = 48_000_000;
/** An upload lies twice on the disk, as it came and in the file store, until it has become something smaller. */
const TIMES = 2;
/** What is written there, and what is made by whoever needs it. */
const FOLDERS = ['', 'files', 'files-arriving'];
const OTHERS_FOLDERS = ['backups', 'database', 'identity'];

export function createDataDisk(dataDir: string): DataDisk {
  async function free(): Promise<number> {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  }
  return {
    check: async () => {
      if ((await free()) < RESERVE_BYTES)
        throw Object.assign(new Error(`The disk of the data directory ${dataDir} is full`), { code: 'ENOSPC' });
      await writeEverywhere(dataDir);
    },
    hasRoomFor: async (bytes) => (await free()) - TIMES * bytes >= RESERVE_BYTES,
  };
}

/**
 * Makes the folders that are missing, and writes into each. Rejects with the error of the operating system, whose `path`
 * is the folder.
 */
export async function writeEverywhere(dataDir: string): Promise<void> {
  for (const folder of FOLDERS) {
    const path = join(dataDir, folder);
    const probe = join(path, `.probe-${randomUUID()}`);
    await mkdir(path, { recursive: true });
    await writeFile(probe, 'written')
      .finally(() => rm(probe, { force: true }))
      .catch((error: Error) => {
        throw Object.assign(error, { path });
      });
  }
  for (const folder of OTHERS_FOLDERS)
    await access(join(dataDir, folder), constants.W_OK).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
}
