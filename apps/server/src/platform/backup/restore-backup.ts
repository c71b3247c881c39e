import { sql, type Kysely } from 'kysely';
import type { OpenDatabase } from '../db/database.ts';
import { migrate, migrationNames } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { newId, timeOf } from '../ids.ts';
import { createJobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import type { BackupHeader } from './backup-format.ts';
import { loadRows } from './load-rows.ts';
import { checkBackup } from './read-backup.ts';

export type RestoreAnswer =
  | { ok: true; created_at: string; rows: number; jobsLeftOut: boolean }
  | { ok: false; reason: string };

/** What the settings call the last backup that this database came from; another value after every restore. */
export const RESTORED_SETTING = 'restored';

/**
 * Fills an empty database from a backup: makes the tables as they were then, puts the rows in within one transaction,
 * then runs the migrations that came later. Waiting jobs are left out when the job queue's tables have changed since.
 */
export async function restoreBackup(database: OpenDatabase, file: string, log: Log): Promise<RestoreAnswer> {
  const checked = await checkBackup(file);
  if (!checked.ok) return checked;
  const { header } = checked;
  const known = await migrationNames();
  const unknown = header.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) return { ok: false, reason: `it was made by a newer version (${unknown.join(', ')})` };
  if (!(await isEmpty(database))) return { ok: false, reason: 'the database is not empty' };
  await migrate(database.db, header.migrations);
  const jobsLeftOut = !(await makeJobTables(database, header, log));
  const rows = await loadRows(database, file, (table) => !(jobsLeftOut && table.schema === 'pgboss'));
  await migrate(database.db);
  await noteRestore(database, header);
  return { ok: true, created_at: header.created_at, rows, jobsLeftOut };
}

/**
 * From which moment the database is, and when it was put in; undefined where it never was. For features that know of things
 * which happened after the backup.
 */
export async function lastRestore(db: Kysely<Database>): Promise<{ from: Date; at: Date } | undefined> {
  const noted = db.selectFrom('settings').select('value').where('name', '=', RESTORED_SETTING);
  const [from, id] = (await noted.executeTakeFirst())?.value.split(' ') ?? [];
  return from && id ? { from: new Date(from), at: new Date(timeOf(id)) } : undefined;
}

async function noteRestore({ db }: OpenDatabase, { created_at }: BackupHeader): Promise<void> {
  const value = `${created_at} ${newId()}`;
  await db
    .insertInto('settings')
    .values({ name: RESTORED_SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

async function isEmpty({ db }: OpenDatabase): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind = 'r' limit 1`.execute(db);
  return rows.length === 0;
}

/** True when the tables are of the version that the backup's rows are of. */
async function makeJobTables(database: OpenDatabase, header: BackupHeader, log: Log): Promise<boolean> {
  const jobs = createJobs({ database, log });
  await jobs.start();
  await jobs.stop();
  const { rows } = await sql<{ version: number }>`select version from pgboss.version`.execute(database.db);
  return rows[0]?.version === header.jobs_version;
}
