/**
 * The lock of a data directory: an exclusive lock on an SQLite file, which the operating system lets go when its
 * process dies, however it dies. So there is never a stale lock to take over, and no race between two that try.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A process that was killed a moment ago may still hold the lock: it is asked for again for this long. */
const PATIENCE_MS = 2000;

export interface DirectoryLock {
  release(): void;
}

/** The lock of a data directory; undefined when another process holds it. */
export async function takeLock(dataDir: string): Promise<DirectoryLock | undefined> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const lock = lockDirectory(join(dataDir, 'database.lock'));
    if (lock || Date.now() > until) return lock;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Undefined when another process holds it. Held until `release` or the end of the process. */
export function lockDirectory(file: string): DirectoryLock | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return { release: () => lock.close() };
  } catch {
    lock.close();
    return undefined;
  }
}
