/**
 * Plants somebody in every table of the data map, in each column that may name them, by rows that only have to be there:
 * what they refer to is not looked at.
 */
import { sql, type Kysely } from 'kysely';
import { DATA_MAP } from '../features/privacy/data-map/data-map.ts';
import type { Database } from '../platform/db/schema.ts';
import { newId } from '../platform/ids.ts';

export interface Planted {
  readonly sub: string;
  readonly email: string;
  /** Words that nobody else says. */
  readonly name: string;
}

/** Planted by what is really done. */
const REAL = new Set(['albums', 'users', 'accounts', 'erasures', 'orders', 'album_version_chunks', 'order_addresses']);
/** What checks of the database ask for. */
const FITTING: Readonly<Record<string, unknown>> = {
  'album_reviews.kind': 'remarks',
  'review_signals.signal': 'review_feedback',
  'join_links.role': 'editor',
  'notifications.mail': 'none',
  'notification_preferences.level': 'all',
  'order_updates.by': 'staff',
  'order_transfers.state': 'completed',
  'order_parcels.code': '00340434161094021501',
  'person_exports.state': 'failed',
  'batches.kind': 'group',
  'batches.state': 'expired',
  'partners.url_source': 'source',
  'order_claims.quantity': 1,
  'order_claims.state': 'refused',
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
  readonly generated: boolean;
}

/** Answers the columns that name them now. */
export async function plantPerson(db: Kysely<Database>, person: Planted): Promise<string[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name, data_type as type, is_nullable = 'NO' and column_default is null as needed,
      is_identity = 'YES' or is_generated = 'ALWAYS' as generated
    from information_schema.columns where table_schema = 'public'`.execute(db);
  const planted: string[] = [];
  for (const [table, { ids = {}, addresses = {}, within = [] }] of Object.entries(DATA_MAP)) {
    if (REAL.has(table)) continue;
    const columns = rows.filter((column) => column.table === table && !column.generated);
    const named = [...Object.keys(ids), ...Object.keys(addresses), ...within];
    for (const column of named) {
      const erasing = ids[column] ?? addresses[column];
      const emptied = typeof erasing === 'object' ? erasing.empty : [];
      const values = columns.flatMap(({ name, type, needed }): [string, unknown][] => {
        if (name === column) {
          if (!within.includes(name)) return [[name, name in ids ? person.sub : person.email]];
          return [[name, JSON.stringify({ by: person.sub })]];
        }
        if (emptied.includes(name)) return [[name, person.name]];
        const fitting = FITTING[`${table}.${name}`];
        if (fitting !== undefined) return [[name, fitting]];
        return needed ? [[name, dummy(type)]] : [];
      });
      const planting = db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        const names = sql.join(values.map(([name]) => sql.ref(name)));
        await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(values.map(([, value]) => value))})`.execute(
          tx,
        );
      });
      await planting.catch((error: Error) => {
        throw new Error(`${table}.${column} cannot be planted: ${error.message}`);
      });
      planted.push(`${table}.${column}`);
    }
  }
  return planted;
}

function dummy(type: string): unknown {
  if (type === 'text') return newId();
  if (type === 'jsonb') return '{}';
  if (type === 'boolean') return false;
  if (type.startsWith('timestamp')) return new Date();
  if (type === 'ARRAY') return [];
  if (type === 'bytea') return Buffer.from('');
  return Math.floor(Math.random() * 1e9);
}
