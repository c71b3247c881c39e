/** Wordings for what keeps a server from starting: one clear line each, for the person at the terminal. */
import { sep } from 'node:path';
import type { Config } from '../config/config.ts';

/** What the operating system had against the data directory; undefined for anything else. */
export function dataDirProblem(error: unknown, { dataDir }: Pick<Config, 'dataDir'>): string | undefined {
  const path = (error as NodeJS.ErrnoException | undefined)?.path;
  // Of a folder in it the server cannot make do with another either.
  const where = path?.startsWith(`${dataDir}${sep}`) ? ` (${path})` : '';
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The data directory ${dataDir} cannot be written${where}: give this user rights on it, or set DATA_DIR to another one`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `DATA_DIR=${dataDir} is not a directory${where}`;
    case 'ENOSPC':
      return `The disk of the data directory ${dataDir} is full`;
    default:
      return undefined;
  }
}

/** Why the address cannot be listened on; undefined for anything else. */
export function listenProblem(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): string | undefined {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use: stop the program that uses it, or set PORT to another one`;
    case 'EACCES':
      return `Port ${port} needs rights that this user does not have: set PORT to 1024 or more`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host} is not an address of this machine`;
    default:
      return undefined;
  }
}

/** Why the database of `DATABASE_URL` does not answer. Never repeats the address, which may hold a password. */
export function databaseProblem(error: unknown): string {
  const code = codeOf(error);
  const refused = code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT' || code === 'EAI_AGAIN';
  const reason = refused ? 'no server answers there' : (error as Error).message;
  return `The database of DATABASE_URL cannot be used: ${reason}`;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}
