/** SQL of what is Stripe's about an invoice. */
import type { Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { Db } from '../invoices.queries.ts';
import type { InvoiceRow } from '../invoices.tables.ts';

type Tx = Transaction<Database>;
type Row = Selectable<InvoiceRow>;

/** How many drafts an order has had at Stripe. */
export async function countAttempts(db: Db, orderId: string): Promise<number> {
  const { last } = await db
    .selectFrom('invoices')
    .select((eb) => eb.fn.max('attempt').as('last'))
    .where('order_id', '=', orderId)
    .where('maker', '=', 'stripe')
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function noteStripeId(db: Db, id: string, stripeId: string): Promise<void> {
  await db.updateTable('invoices').set({ stripe_id: stripeId }).where('id', '=', id).execute();
}

/** A draft that is begun anew, with the order's amounts of now. What was issued is none any more. */
export async function beginAnew(
  db: Db,
  { id, attempt }: Row,
  amounts: Pick<Row, 'net' | 'vat' | 'gross' | 'currency'>,
): Promise<Row> {
  return db
    .updateTable('invoices')
    .set({ ...amounts, stripe_id: null, attempt: attempt + 1 })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Opened = 'status' | 'stripe_id' | 'number' | 'hosted_url' | 'issued_on' | 'due_on' | 'changed_at';

export async function openAtStripe(tx: Tx, id: string, opened: Pick<Updateable<InvoiceRow>, Opened>): Promise<Row> {
  return tx.updateTable('invoices').set(opened).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function findByStripeId(db: Db, stripeId: string): Promise<Row | undefined> {
  return db.selectFrom('invoices').selectAll().where('stripe_id', '=', stripeId).executeTakeFirst();
}

/** False: it has been here before. */
export async function isNewEvent(tx: Tx, id: string, type: string, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('stripe_events')
    .values({ id, type, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
