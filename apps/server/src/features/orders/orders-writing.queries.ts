/** What is written of orders, all in transactions of whoever writes. */
import type { PricedLine } from '@figurina/commerce';
import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { PrintCopy } from '../albums/index.ts';
import type { StoredOrder } from './stored-order.ts';
import type { OrderAddressRow, OrderLineRow, OrderRow } from './orders.tables.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

interface NewOrder {
  readonly order: Insertable<OrderRow>;
  readonly address: OrderAddressRow;
  readonly voucherId: string | null;
  readonly now: Date;
}

export async function insertOrder(tx: Tx, { order, address, voucherId, now }: NewOrder): Promise<void> {
  await tx.insertInto('orders').values(order).execute();
  await tx.insertInto('order_addresses').values(address).execute();
  if (voucherId !== null) await redeemVoucher(tx, order.id, voucherId, now);
}

export async function insertLines(tx: Tx, orderId: string, lines: readonly Line[]): Promise<void> {
  const rows = lines.map(({ product, quantity, net, gross, description = '', by_hand = null }, position) => ({
    id: newId(),
    order_id: orderId,
    position,
    product,
    description,
    quantity,
    net,
    gross,
    by_hand,
  }));
  await tx.insertInto('order_lines').values(rows).execute();
}
export type Line = PricedLine & { readonly description?: string; readonly by_hand?: 'amount' | null };

interface DeskLine extends Pick<OrderLineRow, 'product' | 'quantity' | 'net' | 'gross'> {
  readonly id: string;
  readonly description: string;
  readonly by_hand: 'quantity' | 'amount' | null;
}

/** These in the place of those there are, each with its id. */
export async function putLines(tx: Tx, orderId: string, lines: readonly DeskLine[]): Promise<void> {
  await tx.deleteFrom('order_lines').where('order_id', '=', orderId).execute();
  const rows = lines.map(({ id, product, quantity, net, gross, description, by_hand }, position) => ({
    id,
    order_id: orderId,
    position,
    product,
    description,
    quantity,
    net,
    gross,
    by_hand,
  }));
  if (rows.length > 0) await tx.insertInto('order_lines').values(rows).execute();
}

/** In the place of those there are. What staff wrote about a product stays with it. */
export async function replaceLines(tx: Tx, orderId: string, lines: readonly Line[]): Promise<void> {
  const gone = await tx
    .deleteFrom('order_lines')
    .where('order_id', '=', orderId)
    .returning(['product', 'description'])
    .execute();
  const described = new Map(gone.map(({ product, description }) => [product, description]));
  await insertLines(
    tx,
    orderId,
    lines.map((line) => ({ description: described.get(line.product) ?? '', ...line })),
  );
}

interface Snapshot extends PrintCopy {
  readonly version: number;
  readonly title: string;
}

/** In the place of the one there is: its customer agreed to another scope. */
export async function putSnapshot(tx: Tx, orderId: string, snapshot: Snapshot): Promise<void> {
  const { version, title, hash, schemaVersion, parts, images } = snapshot;
  const row = { version, title, hash, schema_version: schemaVersion, parts, images: JSON.stringify(images) };
  await tx
    .insertInto('order_snapshots')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
}

export async function findSnapshot(db: Db, orderId: string) {
  return db.selectFrom('order_snapshots').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export async function updateOrder(tx: Tx, id: string, change: Updateable<OrderRow>): Promise<void> {
  await tx.updateTable('orders').set(change).where('id', '=', id).execute();
}

export async function updateAddress(
  tx: Tx,
  orderId: string,
  address: Omit<OrderAddressRow, 'id' | 'order_id'>,
): Promise<void> {
  await tx.updateTable('order_addresses').set(address).where('order_id', '=', orderId).execute();
}

/** The code that an order has redeemed. */
export async function redeemedCode(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('voucher_redemptions')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_redemptions.voucher_id')
    .select('vouchers.code')
    .where('voucher_redemptions.order_id', '=', orderId)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** In the place of another one; null gives back what there was. */
export async function redeemVoucher(tx: Tx, orderId: string, voucherId: string | null, now: Date): Promise<void> {
  if (voucherId === null) return giveVoucherBack(tx, orderId);
  const redemption = { voucher_id: voucherId, order_id: orderId, redeemed_at: now };
  await tx
    .insertInto('voucher_redemptions')
    .values(redemption)
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet(redemption).where('voucher_redemptions.voucher_id', '!=', voucherId),
    )
    .execute();
}

export async function giveVoucherBack(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('voucher_redemptions').where('order_id', '=', orderId).execute();
}

/** Orders of somebody since a moment. Until the transaction ends they place no other. */
export async function countOrdersOf(tx: Tx, sub: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${sub}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('placed_by', '=', sub)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Unless the order has other packs by now. */
export async function keepPacksHash(db: Db, order: StoredOrder, hash: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ packs_hash: hash })
    .where('id', '=', order.id)
    .where('packs_seed', '=', order.packs_seed)
    .where('albums', '=', order.albums)
    .where('packs_per_album', '=', order.packs_per_album)
    .where('approval_id', 'is not distinct from', order.approval_id)
    .execute();
}

/** Nobody else writes about it until the transaction ends. */
export async function holdOrder(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
}

/** Rises with every change, also with two in one millisecond: what clients see of it is no finer. */
export async function touchOrder(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ updated_at: sql`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')` })
    .where('id', '=', id)
    .execute();
}
