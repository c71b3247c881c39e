/** What the tables say of somebody, as the data map names it: no secrets, and nothing of who else is in a row's album. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { DATA_MAP, shownColumns } from '../data-map/data-map.ts';

export interface PersonRows {
  readonly table: string;
  readonly rows: readonly Record<string, unknown>[];
}

/** More of one kind than anybody reads is cut, and said so. */
const MOST_ROWS = 20_000;

/** What is told apart from albums and orders, which have files of their own. */
const ELSEWHERE = new Set(['albums', 'album_mutations', 'render_jobs', 'person_exports', 'erasures', 'oidc_records']);

export async function* rowsOfPerson(
  db: Kysely<Database>,
  { sub, email }: { readonly sub: string; readonly email: string | undefined },
): AsyncGenerator<PersonRows> {
  for (const [table, note] of Object.entries(DATA_MAP)) {
    if (ELSEWHERE.has(table)) continue;
    const conditions = [
      ...Object.keys(note.ids ?? {}).map((column) => sql`${sql.ref(column)} = ${sub}`),
      ...(email === undefined
        ? []
        : Object.keys(note.addresses ?? {}).map((column) => sql`lower(${sql.ref(column)}) = ${email}`)),
    ];
    if (conditions.length === 0) continue;
    const columns = sql.join(shownColumns(note).map((column) => sql.ref(column)));
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} where ${sql.join(conditions, sql` or `)} limit ${MOST_ROWS}`.execute(
      db,
    );
    if (rows.length > 0) yield { table, rows };
  }
}

/** What belongs to orders, by them. */
export async function rowsOfOrders(db: Kysely<Database>, orderIds: readonly string[]): Promise<PersonRows[]> {
  if (orderIds.length === 0) return [];
  const found: PersonRows[] = [];
  for (const [table, key] of [
    ['orders', 'id'],
    ['order_addresses', 'order_id'],
    ['order_lines', 'order_id'],
    ['order_updates', 'order_id'],
    ['order_parcels', 'order_id'],
    ['order_claims', 'order_id'],
    ['invoices', 'order_id'],
  ] as const) {
    const columns = sql.join(shownColumns(DATA_MAP[table]!).map((column) => sql.ref(column)));
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(orderIds)})`.execute(db);
    if (rows.length > 0) found.push({ table, rows });
  }
  return found;
}
