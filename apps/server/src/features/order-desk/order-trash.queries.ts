/** SQL of orders that staff deleted: of the trash alone, since nobody else sees them. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { OrderDeletion } from '../orders/index.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/** What an order has redeemed. */
export async function redeemedBy(tx: Tx, orderId: string): Promise<Pick<OrderDeletion, 'voucher_id' | 'offer_id'>> {
  const ofOrder = { voucher: 'voucher_redemptions', offer: 'offers' } as const;
  const voucher = await tx
    .selectFrom(ofOrder.voucher)
    .select('voucher_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const offer = await tx.selectFrom(ofOrder.offer).select('id').where('order_id', '=', orderId).executeTakeFirst();
  return { voucher_id: voucher?.voucher_id ?? null, offer_id: offer?.id ?? null };
}

export async function markDeleted(tx: Tx, id: string, deletion: OrderDeletion, now: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ deleted_at: now, deleted: JSON.stringify(deletion), ended_at: sql`coalesce(ended_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .execute();
}

/** Held until the transaction ends. */
export async function holdDeleted(tx: Tx, id: string, since: Date) {
  return tx
    .selectFrom('orders')
    .select(['id', 'deleted', 'album_id'])
    .where('id', '=', id)
    .where('deleted_at', '>', since)
    .forUpdate()
    .executeTakeFirst();
}

export async function unmarkDeleted(tx: Tx, id: string, { ended }: Pick<OrderDeletion, 'ended'>): Promise<void> {
  const open = ended ? {} : { ended_at: null };
  await tx
    .updateTable('orders')
    .set({ deleted_at: null, deleted: null, ...open })
    .where('id', '=', id)
    .execute();
}

/** Redeems it again; false where it has no use left. */
export async function redeemAgain(tx: Tx, orderId: string, voucherId: string, now: Date): Promise<boolean> {
  const voucher = tx.selectFrom('vouchers').select('max_uses').where('id', '=', voucherId).forUpdate();
  const held = await voucher.executeTakeFirst();
  if (!held) return false;
  const { uses } = await tx
    .selectFrom('voucher_redemptions')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('voucher_id', '=', voucherId)
    .executeTakeFirstOrThrow();
  if (held.max_uses !== null && uses >= held.max_uses) return false;
  const redemption = { voucher_id: voucherId, order_id: orderId, redeemed_at: now };
  await tx.insertInto('voucher_redemptions').values(redemption).execute();
  return true;
}

/** The newest first. */
export async function listDeleted(db: Db, since: Date) {
  return db
    .selectFrom('orders')
    .innerJoin('order_addresses', 'order_addresses.order_id', 'orders.id')
    .select(['orders.id', 'number', 'facts', 'gross', 'currency', 'deleted_at', 'deleted'])
    .select(['organization', 'first_name', 'last_name'])
    .where('deleted_at', '>', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
}

/** For good; those with an invoice stay, which is kept with its order. Answers the files that nobody has any more. */
export async function purgeDeleted(tx: Tx, before: Date): Promise<string[]> {
  const gone = await tx
    .selectFrom('orders')
    .select('id')
    .where('deleted_at', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('invoices').select('invoices.id').whereRef('invoices.order_id', '=', 'orders.id'))),
    )
    .forUpdate()
    .execute();
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return [];
  const files = await tx.selectFrom('order_bag_artwork').select('file_key').where('order_id', 'in', ids).execute();
  const photos = await tx
    .selectFrom('claim_photos')
    .innerJoin('order_claims', 'order_claims.id', 'claim_photos.claim_id')
    .select('file_key')
    .where('order_id', 'in', ids)
    .execute();
  await tx.updateTable('orders').set({ reorder_of: null }).where('reorder_of', 'in', ids).execute();
  await tx.deleteFrom('orders').where('id', 'in', ids).execute();
  return [...files, ...photos].map(({ file_key }) => file_key);
}
