/**
 * The lock of a data directory: an exclusive lock on an SQLite file, which the operating system lets go when its
 * process dies, however it dies. So there is never a stale lock to take over, and no race between two that try.
 */
import { DatabaseSync } from 'node:sqlite';

/** Undefined when another process holds it. Held until `release` or the end of the process. */
export function lockDirectory(file: string): { release(): void } | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return { release: () => lock.close() };
  } catch {
    lock.close();
    return undefined;
  }
}
