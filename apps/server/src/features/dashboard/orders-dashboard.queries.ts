/** Orders by where they stand. The columns `tab`, `accepted`, `books_sent` and `search` are kept by the database. */
import { type Country, LONGER_FROM, type OrderTab } from '@figurina/commerce';
import type { OrderScope } from '@figurina/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { searched } from './search.ts';

type Db = Kysely<Database>;

export interface WantedOrders {
  readonly scope: OrderScope;
  /** Trimmed; empty for all. */
  readonly query: string;
}

/** What is known of an order without reading it whole. */
export interface DashboardOrderRow {
  readonly id: string;
  readonly tab: OrderTab;
  readonly books_sent: boolean;
  readonly albums: number;
  readonly country: Country;
  readonly estimated_delivery: string;
}

export const wantedOrders = (db: Db, { scope, query }: WantedOrders) =>
  db
    .selectFrom('orders')
    .where('deleted_at', 'is', null)
    // What guests ordered waits with its run; who looks for a guest finds them.
    .$if(query === '', (orders) => orders.where('run_id', 'is', null))
    .$if(scope !== 'show_all', (orders) => orders.where('tab', '=', scope as OrderTab))
    .$if(query !== '', (orders) => orders.where('search', 'like', searched(query)));

const PENDING = ['pending_review', 'pending_transfer', 'pending_shipment'] as const satisfies readonly OrderTab[];

/** Orders that wait and have the same days, with how many they are; `albums` are those of one of them. */
export async function countWaiting(db: Db): Promise<(Omit<DashboardOrderRow, 'id'> & { readonly count: number })[]> {
  const size = sql`width_bucket(albums, array[${sql.join(LONGER_FROM.map((albums) => sql.lit(albums)))}])`;
  return db
    .selectFrom('orders')
    .select(['tab', 'books_sent', 'country', 'estimated_delivery'])
    .select(({ fn }) => fn.min('albums').as('albums'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('deleted_at', 'is', null)
    .where('run_id', 'is', null)
    .where('tab', 'in', PENDING)
    .groupBy(['tab', 'books_sent', 'country', 'estimated_delivery', size])
    .execute();
}

export interface WaitingOrder extends DashboardOrderRow {
  readonly accepted: boolean;
  readonly is_approved: boolean;
}

export async function listWaiting(db: Db): Promise<WaitingOrder[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'tab', 'accepted', 'books_sent', 'albums', 'country', 'estimated_delivery'])
    .select(sql<boolean>`approval_id is not null`.as('is_approved'))
    .where('deleted_at', 'is', null)
    .where('run_id', 'is', null)
    .where('tab', 'in', PENDING)
    .execute();
}

/** Invoices that nobody has paid yet, of orders that count; the longest due first. */
export async function listUnpaid(db: Db): Promise<{ id: string; due_on: string | null }[]> {
  return db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['orders.id', 'invoices.due_on'])
    .where('invoices.kind', '=', 'invoice')
    .where('invoices.status', '=', 'open')
    .where('orders.deleted_at', 'is', null)
    .where('orders.tab', '<>', 'rejected')
    .orderBy('invoices.due_on')
    .orderBy('orders.id')
    .execute();
}

/** Ids of the orders that are called by these numbers. */
export async function findByNumbers(db: Db, numbers: readonly number[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('number', 'in', numbers)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of those albums that are still there and not in the trash. */
export async function coversOf(db: Db, albumIds: readonly string[]): Promise<Map<string, string | null>> {
  if (albumIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('albums')
    .select(['id', 'cover_key'])
    .where('id', 'in', albumIds)
    .where('trashed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, cover_key }) => [id, cover_key]));
}
