/** What bookkeeping reads, page by page: a month may have thousands. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database>;

/** Days of the house, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const PAGE = 500;
const ZONE = 'Europe/Berlin';

/** Pages of rows, each asked for when the one before has been taken. */
async function* paged<Row>(read: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

const readOrders = async (db: Db, { from, to }: Period, after: number) =>
  db
    .selectFrom('orders')
    .innerJoin('order_addresses', 'order_addresses.order_id', 'orders.id')
    .selectAll('orders')
    .select(['organization', 'first_name', 'last_name', 'city'])
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', sql<Date>`${from}::timestamp at time zone ${ZONE}`)
    .where('created_at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone ${ZONE}`)
    .where('number', '>', after)
    .orderBy('number')
    .limit(PAGE)
    .execute();
export type BookedOrder = Awaited<ReturnType<typeof readOrders>>[number];

/** Orders of the period by their numbers, without those in the trash. */
export const pagesOfOrders = (db: Db, period: Period): AsyncGenerator<BookedOrder[]> =>
  paged((last) => readOrders(db, period, last?.number ?? 0));

/** Numbers have at least four digits: a longer one is a later one. */
const readInvoices = async (db: Db, { from, to }: Period, after: { day: string; number: string }) =>
  db
    .selectFrom('invoices')
    .leftJoin('invoices as cancelled', 'cancelled.id', 'invoices.cancels')
    // Of what Stripe made there is no content; the order may have gone.
    .leftJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('order_addresses', 'order_addresses.order_id', 'invoices.order_id')
    .select([
      'invoices.number',
      'invoices.issued_on',
      'invoices.due_on',
      'invoices.kind',
      'invoices.maker',
      'invoices.status',
      'invoices.net',
      'invoices.vat',
      'invoices.gross',
      'invoices.currency',
      'invoices.content',
      'cancelled.number as cancels',
      'orders.number as order_number',
      'orders.tax_rate',
      'orders.tax_category',
      'orders.country',
      'orders.vat_id',
      'order_addresses.organization',
      'order_addresses.first_name',
      'order_addresses.last_name',
    ])
    .where('invoices.number', 'is not', null)
    .where('invoices.issued_on', '>=', from)
    .where('invoices.issued_on', '<=', to)
    .where(
      sql<boolean>`(invoices.issued_on, length(invoices.number), invoices.number)
        > (${after.day}, length(${after.number}::text), ${after.number})`,
    )
    .orderBy('invoices.issued_on')
    .orderBy(sql`length(invoices.number)`)
    .orderBy('invoices.number')
    .limit(PAGE)
    .execute();
export type BookedInvoice = Awaited<ReturnType<typeof readInvoices>>[number];

/** What was issued in the period, drafts apart, by day and number. */
export const pagesOfInvoices = (db: Db, period: Period): AsyncGenerator<BookedInvoice[]> =>
  paged((last) => readInvoices(db, period, { day: last?.issued_on ?? '', number: last?.number ?? '' }));
