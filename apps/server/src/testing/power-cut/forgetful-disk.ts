/**
 * A disk whose power is cut: every write of this process is noted with what stood there before, until its file is flushed.
 * A cut takes the folder as it is and gives back, sector by sector and by chance, what no flush has made sure. Names, sizes
 * and removals are kept in the order in which they happened, as file systems with a journal do.
 */
import fs from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';

const SECTOR = 512;
/** What PGlite calls, by the very object that it calls it on. */
const calls = createRequire(import.meta.url)('node:fs') as typeof fs;

export interface ForgetfulDisk {
  /** Writes and flushes since the start. */
  readonly counts: { writes: number; flushes: number };
  /** `cut` is called before the write with this number is done, and then never again. */
  cutAt(write: number, cut: () => void): void;
  /** Makes `target` what a machine finds in `folder` after the power came back; answers how many sectors were lost. */
  afterCut(folder: string, target: string, random: () => number): number;
}

/** Contents of a sector, oldest first: what is surely on the disk, then what was written over it. */
type Versions = Buffer[];

/** `flushes: false`: a flush makes nothing sure, as with a file system that does not pass it on. */
export function recordDisk({ flushes }: { readonly flushes: boolean }): ForgetfulDisk {
  const names = new Map<number, string>();
  const unsure = new Map<string, Map<number, Versions>>();
  const counts = { writes: 0, flushes: 0 };
  let due: { at: number; cut: () => void } | undefined;
  const original = { ...calls };

  const sectorOf = (file: number, sector: number): Buffer => {
    const bytes = Buffer.alloc(SECTOR);
    // Of a file that was opened to be written alone nothing can be read: by its name.
    const path = names.get(file)!;
    const reading = original.openSync(path, 'r');
    try {
      original.readSync(reading, bytes, 0, SECTOR, sector * SECTOR);
    } finally {
      original.closeSync(reading);
    }
    return bytes;
  };
  const patch = <Name extends keyof typeof fs>(name: Name, made: (typeof fs)[Name]): void => {
    Object.assign(calls, { [name]: made });
  };

  patch('openSync', ((path: string, ...rest: unknown[]) => {
    const file = original.openSync(path, ...(rest as [number]));
    names.set(file, path);
    return file;
  }) as never);
  patch('closeSync', (file: number) => {
    names.delete(file);
    original.closeSync(file);
  });
  patch('writeSync', ((file: number, bytes: Uint8Array, offset: number, length: number, position: number) => {
    counts.writes += 1;
    if (due && counts.writes >= due.at) {
      const { cut } = due;
      due = undefined;
      cut();
    }
    const path = names.get(file);
    if (path === undefined || typeof position !== 'number')
      return original.writeSync(file, bytes, offset, length, position);
    const sectors = unsure.get(path) ?? new Map<number, Versions>();
    unsure.set(path, sectors);
    const [first, last] = [Math.floor(position / SECTOR), Math.floor((position + length - 1) / SECTOR)];
    for (let at = first; at <= last; at++) if (!sectors.has(at)) sectors.set(at, [sectorOf(file, at)]);
    const written = original.writeSync(file, bytes, offset, length, position);
    for (let at = first; at <= last; at++) sectors.get(at)!.push(sectorOf(file, at));
    return written;
  }) as never);
  patch('fsyncSync', (file: number) => {
    counts.flushes += 1;
    const path = names.get(file);
    if (path !== undefined && flushes) unsure.delete(path);
  });
  patch('unlinkSync', ((path: string) => {
    unsure.delete(path);
    original.unlinkSync(path);
  }) as never);
  patch('renameSync', ((from: string, to: string) => {
    const sectors = unsure.get(from);
    unsure.delete(from);
    unsure.delete(to);
    if (sectors) unsure.set(to, sectors);
    original.renameSync(from, to);
  }) as never);

  // Also for those who import them by name.
  syncBuiltinESMExports();

  return {
    counts,
    cutAt: (at, cut) => {
      due = { at, cut };
    },
    afterCut: (folder, target, random) => {
      original.cpSync(folder, target, { recursive: true });
      let lost = 0;
      for (const [path, sectors] of unsure) {
        const copy = join(target, relative(folder, path));
        if (!original.existsSync(copy)) continue;
        const { size } = original.statSync(copy);
        const file = original.openSync(copy, 'r+');
        for (const [sector, versions] of sectors) {
          const at = Math.floor(random() * versions.length);
          const bytes = Math.min(SECTOR, size - sector * SECTOR);
          if (at === versions.length - 1 || bytes <= 0) continue;
          original.writeSync(file, versions[at]!, 0, bytes, sector * SECTOR);
          lost += 1;
        }
        original.closeSync(file);
      }
      return lost;
    },
  };
}
