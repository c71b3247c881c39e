/** Where mails of an order go, so that nobody floods somebody else's mailbox by orders and their changes. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { StoredOrder } from '../stored-order.ts';

/** Mails a day that one person's orders send to an address that is not their own. */
export const ELSEWHERE_A_DAY = 20;
const DAY_MS = 86_400_000;
const TO_STAFF = ['new', 'differs'];

/**
 * The address that was typed into the order. One that is not the customer's own may be anybody's: beyond so many mails a day what
 * there is to say goes to the customer's own, so that none is lost. Called with the mail's own row written.
 */
export async function customersAddress(
  tx: Kysely<Database>,
  { email, placed_by }: Pick<StoredOrder, 'email' | 'placed_by'>,
  now: Date,
): Promise<string> {
  const person = await tx.selectFrom('users').select('email').where('sub', '=', placed_by).executeTakeFirst();
  const own = person?.email ?? '';
  if (own === '' || own.toLowerCase() === email.toLowerCase()) return email;
  const { count } = await tx
    .selectFrom('order_mails')
    .innerJoin('orders', 'orders.id', 'order_mails.order_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('orders.placed_by', '=', placed_by)
    .where(sql<string>`lower(orders.email)`, '=', email.toLowerCase())
    .where('order_mails.kind', 'not in', TO_STAFF)
    .where('order_mails.kind', 'not like', 'print_failed:%')
    .where('order_mails.sent_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return count > ELSEWHERE_A_DAY ? own : email;
}
