import type { PoolClient } from 'pg';
import type { OpenDatabase } from '../db/database.ts';
import { LEFT_OUT, quoted, type BackupTable } from './backup-format.ts';
import { readRows } from './read-backup.ts';

/**
 * Puts the rows of a backup into the tables, which are there already, within one transaction. What those tables hold
 * gives way. Answers how many rows it were.
 */
export async function loadRows(
  database: OpenDatabase,
  file: string,
  wanted: (table: BackupTable) => boolean,
): Promise<number> {
  const client = await database.pool.connect();
  let rows = 0;
  try {
    await client.query('begin');
    const foreignKeys = await dropForeignKeys(client);
    const triggers = await stopTriggers(client);
    const emptied = new Set(await emptyJobTables(client, wanted));
    for await (const part of readRows(file)) {
      if (!wanted(part.table)) continue;
      const name = nameOf(part.table);
      if (!emptied.has(name)) await client.query(`delete from ${name}`);
      emptied.add(name);
      await insert(client, part.table, part.rows);
      rows += part.rows.length;
    }
    await setSequences(client, [...emptied]);
    for (const again of [...foreignKeys, ...triggers]) await client.query(again);
    await client.query('commit');
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The job queue's own first rows, which refer to each other and cannot be deleted one table after the other. */
async function emptyJobTables(client: PoolClient, wanted: (table: BackupTable) => boolean): Promise<string[]> {
  const { rows } = await client.query<Pick<BackupTable, 'schema' | 'table'>>(
    `select nspname as schema, relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where nspname = 'pgboss' and relkind = 'r' and nspname || '.' || relname <> all($1)`,
    [LEFT_OUT],
  );
  const names = rows
    .filter((table) => wanted({ ...table, columns: [] }))
    .map((table) => nameOf({ ...table, columns: [] }));
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  return names;
}

function nameOf({ schema, table }: BackupTable): string {
  return `${quoted(schema)}.${quoted(table)}`;
}

/** Rows come table by table, in no order that references ask for. Answers the statements that make the keys again. */
async function dropForeignKeys(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; owner: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as owner, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace where contype = 'f' and n.nspname = 'public'`,
  );
  for (const { name, owner } of rows) await client.query(`alter table ${owner} drop constraint ${quoted(name)}`);
  return rows.map(({ name, owner, definition }) => `alter table ${owner} add constraint ${quoted(name)} ${definition}`);
}

/** What the database would do at each row is in the backup already. Answers the statements that have it do that again. */
async function stopTriggers(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ owner: string }>(
    `select distinct tgrelid::regclass::text as owner from pg_trigger join pg_class c on c.oid = tgrelid
     join pg_namespace n on n.oid = c.relnamespace where not tgisinternal and n.nspname = 'public'`,
  );
  for (const { owner } of rows) await client.query(`alter table ${owner} disable trigger user`);
  return rows.map(({ owner }) => `alter table ${owner} enable trigger user`);
}

async function insert(client: PoolClient, table: BackupTable, rows: readonly string[]): Promise<void> {
  const types = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attnum > 0`,
    [nameOf(table)],
  );
  const typeOf = new Map(types.rows.map(({ name, type }) => [name, type]));
  const values = table.columns.map((column, index) => `(r ->> ${index})::${typeOf.get(column) ?? 'text'}`);
  await client.query(
    `insert into ${nameOf(table)} (${table.columns.map(quoted).join(', ')}) overriding system value
     select ${values.join(', ')} from json_array_elements($1::json) as r`,
    [`[${rows.join(',')}]`],
  );
}

/** Counters go on after the greatest number that was restored. */
async function setSequences(client: PoolClient, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await client.query<{ column: string; sequence: string }>(
      `select attname as column, pg_get_serial_sequence($1, attname) as sequence from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and pg_get_serial_sequence($1, attname) is not null`,
      [table],
    );
    for (const { column, sequence } of rows)
      await client.query(`select setval($1, coalesce((select max(${quoted(column)}) from ${table}), 0) + 1, false)`, [
        sequence,
      ]);
  }
}
