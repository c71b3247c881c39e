import type { Category } from '@figurina/album';
import type { Locale } from '@figurina/locales';
import { type Kysely, sql, type SqlBool } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { searched } from '../dashboard/index.ts';

type Db = Kysely<Database>;

export interface CountedCustomer {
  readonly sub: string;
  readonly nickname: string;
  readonly email: string;
  readonly locale: Locale;
  readonly activated_at: Date | null;
  readonly first_seen_at: Date;
  readonly last_seen_at: Date;
  readonly albums: number;
  readonly orders: number;
  readonly last_order_at: Date | null;
}

const SHOWN = 100;

/** With what they have; what lies in a trash does not count. */
const customers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['sub', 'nickname', 'email', 'locale', 'activated_at', 'first_seen_at', 'last_seen_at'])
    .select([
      sql<number>`(select count(*)::integer from albums where owner_id = users.sub and trashed_at is null)`.as(
        'albums',
      ),
      sql<number>`(select count(*)::integer from orders where placed_by = users.sub and deleted_at is null)`.as(
        'orders',
      ),
      sql<Date | null>`(select max(created_at) from orders where placed_by = users.sub and deleted_at is null)`.as(
        'last_order_at',
      ),
    ]);

const matches = (query: string) =>
  sql<SqlBool>`(search_text(nickname || ' ' || email) like ${searched(query)}
    or sub in (select placed_by from orders where deleted_at is null and search like ${searched(query)}))`;

/** The newest first. */
export async function listCustomers(
  db: Db,
  query: string,
  { page, per }: { readonly page: number; readonly per: number },
): Promise<{ customers: CountedCustomer[]; total: number }> {
  const [found, { total }] = await Promise.all([
    customers(db)
      .$if(query !== '', (people) => people.where(matches(query)))
      .orderBy('first_seen_at', 'desc')
      .orderBy('sub')
      .limit(per)
      .offset((page - 1) * per)
      .execute(),
    db
      .selectFrom('users')
      .select(sql<number>`count(*)::integer`.as('total'))
      .$if(query !== '', (people) => people.where(matches(query)))
      .executeTakeFirstOrThrow(),
  ]);
  return { customers: found, total };
}

export async function findCustomer(db: Db, sub: string): Promise<CountedCustomer | undefined> {
  return customers(db).where('sub', '=', sub).executeTakeFirst();
}

interface OwnAlbum {
  readonly id: string;
  readonly title: string;
  readonly category: Category | null;
  readonly created_at: Date;
}

export async function listAlbums(db: Db, sub: string): Promise<OwnAlbum[]> {
  return db
    .selectFrom('albums')
    .select(['id', 'title', 'blueprint_category as category', 'created_at'])
    .where('owner_id', '=', sub)
    .where('trashed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
}

export async function listOrderIds(db: Db, sub: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('placed_by', '=', sub)
    .where('deleted_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id }) => id);
}
