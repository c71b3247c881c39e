import type { Buffer } from 'node:buffer';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportAlbum, type ExportedFile, type ExportOrder, type PrintBrowser } from '../index.ts';

export interface FileInMemory extends Omit<ExportedFile, 'path'> {
  readonly data: Buffer;
}

/** An export whose file is read and removed. */
export async function exportIntoMemory(
  browser: PrintBrowser,
  order: Omit<ExportOrder, 'target'>,
): Promise<FileInMemory> {
  const folder = await mkdtemp(join(tmpdir(), 'figurina-press-'));
  try {
    const { path, ...file } = await exportAlbum(browser, { ...order, target: join(folder, 'file') });
    return { ...file, data: await readFile(path) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
