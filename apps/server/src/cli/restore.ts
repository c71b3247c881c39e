/**
 * `npm run restore -- FILE`: puts a backup in the place of the database. The embedded one is filled beside and then
 * exchanged, and the former one is kept; a PostgreSQL database has to be empty.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import type { Config } from '../platform/config/config.ts';
import { openDatabase, type OpenDatabase } from '../platform/db/database.ts';
import { lockDirectory } from '../platform/db/embedded/directory-lock.ts';
import { createLog } from '../platform/log/log.ts';
import { configuration, joinDatabase, stop } from './program.ts';

const [file] = process.argv.slice(2);
if (!file) stop('Usage: npm run restore -- FILE');
const config = configuration();
if (config.database.url) await restoreInto(await joinDatabase(config), file);
else await restoreEmbedded(config, file);

async function restoreInto(database: OpenDatabase, backup: string): Promise<void> {
  const restored = await restoreBackup(database, resolve(backup), createLog('warn'));
  await database.close();
  if (!restored.ok) return stop(`${backup} was not restored: ${restored.reason}`);
  console.log(`${restored.rows} rows of ${restored.created_at} restored from ${backup}`);
  if (restored.jobsLeftOut) console.log('Waiting background jobs were left out: their tables have changed since.');
}

async function restoreEmbedded({ dataDir, database }: Config, backup: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const lock = lockDirectory(join(dataDir, 'database.lock'));
  if (!lock) return stop(`The data directory ${dataDir} is in use: stop the server first`);
  const beside = join(dataDir, 'restoring');
  rmSync(beside, { recursive: true, force: true });
  process.on('exit', () => rmSync(beside, { recursive: true, force: true }));
  const opened = await openDatabase({ dataDir: beside, database });
  if (!opened.ok) return stop(`${beside} is in use by another program`);
  await restoreInto(opened.database, backup);
  const present = join(dataDir, 'database');
  const former = join(dataDir, `database.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`);
  if (existsSync(present)) {
    renameSync(present, former);
    console.log(`The former database is kept in ${former}`);
  }
  renameSync(join(beside, 'database'), present);
  lock.release();
}
