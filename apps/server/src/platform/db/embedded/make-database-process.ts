/**
 * The program of a short process that makes a new database: what PostgreSQL's own preparation needs (150 MB that a process
 * would keep) is given back when it ends. Takes the data directory as its argument, tells its parent how it went.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './directory-lock.ts';
import { openPglite } from './pglite-session.ts';
import { endWithParent, tell } from './report.ts';
import { syncFolder, syncPath } from './sync-folder.ts';

const dataDir = process.argv[2] ?? '';
endWithParent();
try {
  mkdirSync(dataDir, { recursive: true });
  const lock = await takeLock(dataDir);
  if (lock) await make();
  await tell(lock ? { state: 'ready' } : { state: 'locked' });
} catch (error) {
  await tell({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
}
process.exit(0);

/** Beside its place and then renamed, so that a kill in between leaves nothing half made. */
async function make(): Promise<void> {
  const folder = join(dataDir, 'database');
  for (const name of readdirSync(dataDir))
    if (name.startsWith('database.new-')) rmSync(join(dataDir, name), { recursive: true });
  if (existsSync(folder)) return;
  const fresh = join(dataDir, `database.new-${process.pid}`);
  const { database } = await openPglite(fresh);
  await database.close();
  syncFolder(fresh);
  renameSync(fresh, folder);
  syncPath(dataDir);
}
