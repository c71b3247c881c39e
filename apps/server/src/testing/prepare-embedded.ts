/** Vitest's global set-up of the project `api`: one migrated data directory that every test file copies. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/database.ts';
import { prepareTables } from './prepare-tables.ts';
import { removeFormerScratch } from './scratch-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests' databases come from: a directory to copy, or a PostgreSQL database to take as template. */
    databaseTemplate: { kind: 'embedded'; folder: string } | { kind: 'postgres'; url: string; copied: string };
    /** Empty where there is none, and on the embedded database, which is for one server. */
    redisUrl: string;
  }
}

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const ROOT = join(import.meta.dirname, '../../../..');

export default async function prepare(project: TestProject): Promise<void> {
  removeFormerScratch();
  const folder = join(ROOT, '.cache', `test-database-${stamp()}`);
  if (!existsSync(folder)) {
    removeFormer();
    const fresh = mkdtempSync(join(tmpdir(), 'figurina-template-'));
    const opened = await openDatabase({ dataDir: fresh, database: { url: undefined, pool: 2, shortLived: true } });
    if (!opened.ok) throw new Error('The template of the test databases is in use');
    await prepareTables(opened.database);
    await opened.database.close();
    const copy = `${folder}.${process.pid}`;
    cpSync(join(fresh, 'database'), copy, { recursive: true });
    rmSync(fresh, { recursive: true });
    if (existsSync(folder)) rmSync(copy, { recursive: true });
    else renameSync(copy, folder);
  }
  project.provide('databaseTemplate', { kind: 'embedded', folder });
  project.provide('redisUrl', '');
}

/** Templates that no run of today can still be copying. */
function removeFormer(): void {
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const old = Date.now() - statSync(path).mtimeMs > 86_400_000;
    if (name.startsWith('test-database-') && old) rmSync(path, { recursive: true, force: true });
  }
}

/** Changes with every migration, with what is prepared, and with the versions of the database and of the job queue. */
function stamp(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  hash.update(readFileSync(join(import.meta.dirname, 'prepare-tables.ts')));
  for (const name of ['@electric-sql/pglite', 'pg-boss'])
    hash.update(readFileSync(join(ROOT, 'node_modules', name, 'package.json')));
  return hash.digest('hex').slice(0, 16);
}
