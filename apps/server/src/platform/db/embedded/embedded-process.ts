/**
 * The program of the child process that runs the embedded database: PGlite behind a Unix socket. Takes the data
 * directory as its argument, tells its parent over the process channel how it went, and ends with its parent.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { SOCKET_NAME, socketFolder } from './address.ts';
import { takeLock } from './directory-lock.ts';
import { openPglite, sessionOf } from './pglite-session.ts';
import { endWithParent, tell } from './report.ts';
import { createTurnstile } from './turnstile.ts';

const dataDir = process.argv[2] ?? '';
endWithParent();

try {
  await run();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  // A full disk, no rights, no socket, no memory (a RangeError of WebAssembly): nothing is wrong with the database itself.
  const outside = typeof (error as NodeJS.ErrnoException).syscall === 'string' || error instanceof RangeError;
  await tell({ state: 'failed', reason, outside });
  process.exit(1);
}

async function run(): Promise<void> {
  const lock = await takeLock(dataDir);
  if (!lock) {
    await tell({ state: 'locked' });
    process.exit(0);
  }
  const opened = await openPglite(join(dataDir, 'database'));
  const { database, flushes } = opened;
  const server = createTurnstile({
    session: sessionOf(opened),
    parameters: await parameters(database),
    idleInTransactionMs: 10_000,
  });
  const path = join(socketFolder(dataDir), SOCKET_NAME);
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  process.on('message', (message) => {
    if (message !== 'close') return;
    server.close();
    void database.close().finally(() => {
      flushes.settle();
      rmSync(path, { force: true });
      lock.release();
      process.exit(0);
    });
  });
  await tell({ state: 'ready' });
}

/** What PostgreSQL tells every client at its start. */
async function parameters(database: PGlite): Promise<Record<string, string>> {
  const names = [
    'server_version',
    'server_encoding',
    'client_encoding',
    'DateStyle',
    'TimeZone',
    'integer_datetimes',
    'standard_conforming_strings',
  ];
  const { rows } = await database.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [names],
  );
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}
