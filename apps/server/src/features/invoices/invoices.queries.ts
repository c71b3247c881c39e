/** All SQL of invoices. Whoever locks more than one thing takes the order first, then its invoice, then the number. */
import { sum } from '@figurina/commerce';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { INVOICED } from './invoice-status.ts';
import type { InvoiceRow } from './invoices.tables.ts';

export type Db = Kysely<Database>;

type Tx = Transaction<Database>;
export type StoredInvoice = Selectable<InvoiceRow>;

/** Keeps others from the order until the transaction ends; false: there is none. */
export async function holdOrder(tx: Tx, orderId: string): Promise<boolean> {
  const held = await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().executeTakeFirst();
  return held !== undefined;
}

/** The invoice that stands in the way of another one: a void one does not. */
export async function findStanding(db: Db, orderId: string): Promise<StoredInvoice | undefined> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .where('status', '<>', 'void')
    .executeTakeFirst();
}

/** The oldest first. */
export async function findOfOrders(db: Db, orderIds: readonly string[]): Promise<StoredInvoice[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function isInvoiced(db: Db, orderId: string): Promise<boolean> {
  const found = await db
    .selectFrom('invoices')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .where('status', 'in', INVOICED)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those of these orders whose invoice is paid, and of which not all was given back since. */
export async function paidOf(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('invoices as paid')
    .select('paid.order_id')
    .where('paid.order_id', 'in', orderIds)
    .where('paid.kind', '=', 'invoice')
    .where('paid.status', '=', 'paid')
    .where(
      sql<boolean>`paid.gross > coalesce(
        (select sum(back.gross) from invoices back where back.cancels = paid.id or back.credits = paid.id), paid.gross - 1)`,
    )
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

export async function findInvoice(db: Db, id: string): Promise<StoredInvoice | undefined> {
  return db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps others from it until the transaction ends. */
export async function holdInvoice(tx: Tx, id: string): Promise<StoredInvoice | undefined> {
  return tx.selectFrom('invoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function findByToken(db: Db, tokenHash: string): Promise<StoredInvoice | undefined> {
  return db.selectFrom('invoices').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** One of which something is left: that was paid, or that was given back in part before. */
export async function mayBeCredited(db: Db, invoice: StoredInvoice): Promise<boolean> {
  const { kind, status } = invoice;
  if (kind !== 'invoice' || status === 'draft' || status === 'void') return false;
  const given = await findGivenBack(db, invoice.id);
  if (given.some(({ cancels }) => cancels !== null)) return false;
  if (given.length === 0) return status === 'paid';
  return invoice.gross > sum(given.map(({ gross }) => gross));
}

/** What gives it back, all of it or a part: the oldest first. */
export async function findGivenBack(db: Db, id: string): Promise<StoredInvoice[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where(({ eb, or }) => or([eb('cancels', '=', id), eb('credits', '=', id)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Whether a part of it was given back. */
export async function isCredited(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('invoices').select('id').where('credits', '=', id).executeTakeFirst();
  return found !== undefined;
}

/** Open ones that were due within these days, both included. */
export async function findDueBetween(db: Db, from: string, to: string): Promise<StoredInvoice[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('kind', '=', 'invoice')
    .where('status', '=', 'open')
    .where('due_on', '>=', from)
    .where('due_on', '<=', to)
    .orderBy('due_on')
    .orderBy('id')
    .execute();
}

export async function insertInvoice(tx: Tx, row: Insertable<InvoiceRow>): Promise<StoredInvoice> {
  return tx.insertInto('invoices').values(row).returningAll().executeTakeFirstOrThrow();
}

/** What was issued stays: number, content, amounts and files are no part of this. */
export async function updateInvoice(
  tx: Db,
  id: string,
  change: Pick<Updateable<InvoiceRow>, 'status' | 'changed_at'>,
): Promise<StoredInvoice> {
  return tx.updateTable('invoices').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** The next number of a series: two at once wait for each other, and one that is rolled back leaves no gap. */
export async function takeNumber(tx: Tx, series: string, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('invoice_numbers')
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet((eb) => ({ last: eb('invoice_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
