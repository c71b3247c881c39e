/** Where tests put what nobody reads again. */
import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps these files in memory: the 1,400 of a copied database take a tenth of the work that they take on a disk. */
const IN_MEMORY = '/dev/shm';
/** A container may have a few megabytes of it only. */
const ENOUGH_BYTES = 4e9;

/** A new folder: in memory where there is much of it, else among the temporary files. */
export function scratchFolder(prefix: string): string {
  return mkdtempSync(join(hasMemory() ? IN_MEMORY : tmpdir(), prefix));
}

/** What a run that was killed left in memory a day ago or before. */
export function removeFormerScratch(): void {
  if (!hasMemory()) return;
  for (const name of readdirSync(IN_MEMORY)) {
    const path = join(IN_MEMORY, name);
    if (!/^figurina-(test|e2e|e2e-crash|e2e-shop|postgres)-\w{6}$/.test(name)) continue;
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > 86_400_000) rmSync(path, { recursive: true, force: true });
  }
}

/** Whether there is a file system in memory that has room for all of the tests. */
function hasMemory(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
