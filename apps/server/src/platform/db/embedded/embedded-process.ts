/**
 * The program of the child process that runs the embedded database: PGlite behind a Unix socket. Takes the data
 * directory as its argument, tells its parent over the process channel how it went, and ends with its parent.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { SOCKET_NAME, socketFolder } from './address.ts';
import { lockDirectory } from './directory-lock.ts';
import { createTurnstile } from './turnstile.ts';

export type Report = { state: 'ready' } | { state: 'locked' } | { state: 'failed'; reason: string };

/** A process that was killed a moment ago may still hold the lock: it is asked for again for this long. */
const LOCK_PATIENCE_MS = 2000;

const dataDir = process.argv[2] ?? '';
// Ctrl-C goes to the whole group; the parent closes us once it is done with its requests.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('error', () => process.exit(1));

try {
  await run();
} catch (error) {
  tell({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}

async function run(): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const lock = await takeLock();
  if (!lock) {
    tell({ state: 'locked' });
    process.exit(0);
  }
  const database = await PGlite.create(await initialised());
  const session = {
    run(messages: Uint8Array): Uint8Array {
      return database.execProtocolRawSync(messages);
    },
    inTransaction: () => database.isInTransaction(),
  };
  const server = createTurnstile({ session, parameters: await parameters(database), idleInTransactionMs: 10_000 });
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
      rmSync(path, { force: true });
      lock.release();
      process.exit(0);
    });
  });
  tell({ state: 'ready' });
}

async function takeLock() {
  const until = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const lock = lockDirectory(join(dataDir, 'database.lock'));
    if (lock || Date.now() > until) return lock;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The database's folder. A new one is made beside and renamed, so that a kill in between leaves nothing half made. */
async function initialised(): Promise<string> {
  const folder = join(dataDir, 'database');
  for (const name of readdirSync(dataDir))
    if (name.startsWith('database.new-')) rmSync(join(dataDir, name), { recursive: true });
  if (existsSync(folder)) return folder;
  const fresh = join(dataDir, `database.new-${process.pid}`);
  const database = await PGlite.create(fresh);
  await database.close();
  renameSync(fresh, folder);
  return folder;
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

function tell(report: Report): void {
  process.send?.(report);
}
