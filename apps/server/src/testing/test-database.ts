/** A migrated, empty database of its own for one test file, of the kind the Vitest project asks for. */
import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../platform/db/database.ts';
import { newId } from '../platform/ids.ts';
import { administer, withDatabase } from './prepare-postgres.ts';
import { scratchFolder } from './scratch-folder.ts';

export interface TestDatabase {
  kind: 'embedded' | 'postgres';
  dataDir: string;
  /** For the configuration: absent for the embedded one. */
  DATABASE_URL: string | undefined;
  remove(): Promise<void>;
}

export async function testDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate');
  const dataDir = scratchFolder('figurina-test-');
  if (template.kind === 'embedded') {
    // At once: the other way takes twice the work for so many small files.
    cpSync(template.folder, join(dataDir, 'database'), { recursive: true });
    return {
      kind: 'embedded',
      dataDir,
      DATABASE_URL: undefined,
      remove: () => rm(dataDir, { recursive: true, force: true }),
    };
  }
  const name = `figurina_${newId().replaceAll('-', '')}`;
  await administer(template.url, `create database ${name} ${template.copied}`);
  return {
    kind: 'postgres',
    dataDir,
    DATABASE_URL: withDatabase(template.url, name),
    remove: async () => {
      await administer(template.url, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface OpenTestDatabase {
  database: OpenDatabase;
  dataDir: string;
  remove(): Promise<void>;
}

/** One without a server, for tests of the platform's parts. */
export async function openTestDatabase(): Promise<OpenTestDatabase> {
  return openOwn(await testDatabase());
}

/** One without any table. */
export async function emptyDatabase(): Promise<OpenTestDatabase> {
  const own = await testDatabase();
  const opened = await openOwn(own);
  await sql`drop schema public cascade; drop schema pgboss cascade; create schema public`.execute(opened.database.db);
  return opened;
}

async function openOwn(own: TestDatabase): Promise<OpenTestDatabase> {
  const opened = await openDatabase({
    dataDir: own.dataDir,
    database: { url: own.DATABASE_URL, pool: 5, shortLived: true },
  });
  if (!opened.ok) throw new Error(`The database in ${own.dataDir} is in use`);
  const { database } = opened;
  return {
    database,
    dataDir: own.dataDir,
    remove: async () => {
      await database.close();
      await own.remove();
    },
  };
}
