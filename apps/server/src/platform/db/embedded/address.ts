/** Where the embedded database of a data directory listens. */
import { createHash } from 'node:crypto';
import { mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** PostgreSQL's own name for a socket: clients are told the folder and the port. */
export const SOCKET_NAME = '.s.PGSQL.5432';
/** Longest path of a Unix socket that every system takes (macOS: 104 with the closing zero). */
const LONGEST = 100;

/** The folder by which clients and the server reach the socket; a short link to it when its own path is too long. */
export function socketFolder(dataDir: string): string {
  const folder = join(dataDir, 'database-socket');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (Buffer.byteLength(join(folder, SOCKET_NAME)) <= LONGEST) return folder;
  const link = join(tmpdir(), `figurina-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
  try {
    if (readlinkSync(link) === folder) return link;
  } catch {
    // Not there yet.
  }
  rmSync(link, { force: true });
  symlinkSync(folder, link);
  return link;
}
