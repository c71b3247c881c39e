/** Brings the tables up to date: every file of `apps/server/migrations` that has not run yet, in the order of their names. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './schema.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');

export async function migrationNames(): Promise<string[]> {
  const files = await readdir(FOLDER);
  return files
    .filter((file) => /^\d{4}-[\w-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort();
}

/** Runs under an advisory lock in one transaction: two servers that start at once migrate once. Answers the names that ran. */
export async function migrate<Tables>(db: Kysely<Tables>, upTo?: readonly string[]): Promise<string[]> {
  const names = (await migrationNames()).filter((name) => !upTo || upTo.includes(name));
  const migrator = new Migrator({
    db,
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          await Promise.all(
            names.map(
              async (name) =>
                [name, (await import(pathToFileURL(join(FOLDER, `${name}.ts`)).href)) as Migration] as const,
            ),
          ),
        ),
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find(({ status }) => status === 'Error');
    // Before or between them, the database itself was in trouble.
    throw failed ? new Error(`The migration ${failed.migrationName} failed`, { cause: error }) : error;
  }
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** Names of the migrations that have not run, when others have: undefined for a new database. */
export async function pendingMigrations(db: Kysely<Database>): Promise<string[] | undefined> {
  const table = await sql<{ present: boolean }>`select to_regclass('kysely_migration') is not null as present`.execute(
    db,
  );
  if (!table.rows[0]?.present) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return done.size === 0 ? undefined : (await migrationNames()).filter((name) => !done.has(name));
}
