import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import type { OpenDatabase } from '../db/database.ts';
import { LEFT_OUT, SAVED_SCHEMAS, quoted, type BackupHeader, type BackupTable } from './backup-format.ts';

const NAME = /^figurina-[\dTZ-]+(-[a-z-]+)?\.backup\.gz$/;
/** Rows taken at once: documents can be a megabyte each. */
const ROWS_AT_ONCE = 50;

export interface BackupOptions {
  folder: string;
  now: Date;
  /** Becomes part of the name, e.g. `before-migration`. */
  label?: string;
}

/**
 * Writes everything as of one moment to a new file in the folder and answers its path. The file appears under its name
 * once it is complete and on the disk.
 */
export async function writeBackup(database: OpenDatabase, { folder, now, label }: BackupOptions): Promise<string> {
  await mkdir(folder, { recursive: true });
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(folder, `figurina-${moment}Z${label ? `-${label}` : ''}.backup.gz`);
  const arriving = `${file}.arriving`;
  const client = await database.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await pipeline(Readable.from(lines(client, now)), createGzip({ level: 4 }), createWriteStream(arriving));
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    await rm(arriving, { force: true });
    throw error;
  }
  const written = await open(arriving);
  await written.sync();
  await written.close();
  await rename(arriving, file);
  return file;
}

/** Newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name));
}

/** Keeps the newest ones, and removes what a killed process left half written. */
export async function tidyBackups(folder: string, keep: number): Promise<void> {
  for (const file of (await listBackups(folder)).slice(keep)) await rm(file, { force: true });
  for (const name of await readdir(folder))
    if (name.endsWith('.arriving')) await rm(join(folder, name), { force: true });
}

/** When a backup was made, by its name. */
export function backupMoment(file: string): Date {
  const [, day = '', hours, minutes, seconds] =
    /^figurina-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z/.exec(basename(file)) ?? [];
  return new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

async function* lines(client: PoolClient, now: Date): AsyncGenerator<string> {
  yield `${JSON.stringify(await header(client, now))}\n`;
  let rows = 0;
  for (const table of await tables(client)) {
    yield `${JSON.stringify(table)}\n`;
    const values = table.columns.map((column) => `${quoted(column)}::text`).join(', ');
    const source = `${quoted(table.schema)}.${quoted(table.table)}`;
    await client.query(
      `declare rows no scroll cursor for select json_build_array(${values})::text as line from ${source}`,
    );
    for (;;) {
      const taken = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from rows`);
      if (taken.rows.length === 0) break;
      rows += taken.rows.length;
      yield taken.rows.map(({ line }) => `${line}\n`).join('');
    }
    await client.query('close rows');
  }
  yield `${JSON.stringify({ rows })}\n`;
}

async function header(client: PoolClient, now: Date): Promise<BackupHeader> {
  const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const jobs = await client.query<{ present: boolean }>(`select to_regclass('pgboss.version') is not null as present`);
  const version = jobs.rows[0]?.present
    ? await client.query<{ version: number }>('select version from pgboss.version')
    : undefined;
  return {
    format: 'figurina-backup-1',
    created_at: now.toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    jobs_version: version?.rows[0]?.version ?? null,
  };
}

async function tables(client: PoolClient): Promise<BackupTable[]> {
  const found = await client.query<BackupTable>(
    `select n.nspname as schema, c.relname as table,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = any($1) and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and n.nspname || '.' || c.relname <> all($2)
     group by n.nspname, c.relname order by n.nspname desc, c.relname`,
    [SAVED_SCHEMAS, LEFT_OUT],
  );
  return found.rows;
}
