import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Everything in a folder onto the disk, and its entry in the folder above. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) syncFolder(join(folder, entry.name));
    else if (entry.isFile()) syncPath(join(folder, entry.name));
  syncPath(folder);
}

export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
