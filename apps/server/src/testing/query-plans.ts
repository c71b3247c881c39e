/** What a server asks its database, and whether that needs to read a whole table. */
import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import { textOf } from '../features/orders/testing/watch-statements.ts';
import type { Database } from '../platform/db/schema.ts';

/** They grow with every order, edit and picture: none is read from end to end while somebody waits. */
const GROWING: ReadonlySet<string> = new Set([
  'album_members',
  'album_mutations',
  'album_versions',
  'albums',
  'audit_log',
  'images',
  'notifications',
  'order_addresses',
  'order_lines',
  'order_updates',
  'orders',
  'sticker_people',
  'sticker_uploads',
] satisfies (keyof Database)[]);
/** Of a few rows only: what lies in the trash, what came by a partner, the blueprints. */
const SMALL_INDEXES: ReadonlySet<string> = new Set(['albums_trashed', 'albums_by_source', 'albums_blueprints']);

/** Each statement once, with `$1` for what differs. */
export function collectStatements(pool: pg.Pool): ReadonlySet<string> {
  const texts = new Set<string>();
  const watched = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      texts.add(textOf(given[0]));
      return query(...given);
    }) as never;
  });
  return texts;
}

/** Of tables of which little is known the database expects many rows: so it stays, however few there are. */
export async function forgetCounts(db: Kysely<Database>): Promise<void> {
  for (const table of GROWING) await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db);
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * Growing tables that a statement reads from end to end although indexes are preferred to that at any price: there is none
 * for it, or it would be read whole. Nothing for what is no question, and for what reads as many rows as a page has.
 */
export async function wholeTables(db: Kysely<Database>, text: string): Promise<string[]> {
  if (!/^\s*(select|update|delete|with)\b/i.test(text) || /pgboss|pg_|kysely/.test(text)) return [];
  const values = Math.max(0, ...Array.from(text.matchAll(/\$(\d+)/g), ([, number]) => Number(number)));
  const given = values > 0 ? `(${Array.from({ length: values }, () => 'null').join(', ')})` : '';
  return db.transaction().execute(async (tx) => {
    // With few rows it would rather read all of them.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx);
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
    await sql.raw(`prepare asked as ${text}`).execute(tx);
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) execute asked${given}`)
      .execute(tx);
    await sql`deallocate asked`.execute(tx);
    return readWhole(rows[0]!['QUERY PLAN'][0].Plan, false);
  });
}

function readWhole(node: PlanNode, isLimited: boolean): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, 'Index Cond': condition } = node;
  const limited = isLimited || type === 'Limit';
  const isWhole =
    type === 'Seq Scan' ||
    (/^Index (Only )?Scan/.test(type) && condition === undefined && !limited && !SMALL_INDEXES.has(index!));
  // Whatever sorts or counts reads all of it before its first row.
  const passes = limited && !/Sort|Aggregate|Hash/.test(type);
  return [
    ...(isWhole && table && GROWING.has(table) ? [index ? `${table} by ${index}` : table] : []),
    ...(node.Plans ?? []).flatMap((plan) => readWhole(plan, passes)),
  ];
}
