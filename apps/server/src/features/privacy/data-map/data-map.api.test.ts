import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { DATA_MAP } from './data-map.ts';
import { columnsOf } from './table-note.ts';
import { withMap } from './write-map.ts';

test('the data map says of every column of the database what it is, and docs/privacy.md says the same', async () => {
  const own = await openTestDatabase();
  const { rows } = await own.database.pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`,
  );
  await own.remove();
  const inDatabase = Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
  const inMap = Object.fromEntries(
    Object.entries(DATA_MAP).map(([table, { personal, other }]) => [
      table,
      [...columnsOf(personal), ...columnsOf(other)].toSorted(),
    ]),
  );
  expect(inMap).toEqual(inDatabase);
  for (const [table, { personal, ids = {}, addresses = {}, within = [], secret = '' }] of Object.entries(DATA_MAP))
    for (const column of [...Object.keys(ids), ...Object.keys(addresses), ...within, ...columnsOf(secret)])
      expect(columnsOf(personal).concat(columnsOf(DATA_MAP[table]!.other)), `${table}.${column}`).toContain(column);
  const document = readFileSync(join(import.meta.dirname, '../../../../../../docs/privacy.md'), 'utf8');
  expect(withMap(document) === document, 'node scripts/run.mjs apps/server/src/cli/data-map.ts').toBe(true);
});
