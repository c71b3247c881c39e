/** An order as it is stored, for whoever writes about it: answers, invoices, delivery notes, mails. */
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { OrderAddressRow, OrderLineRow, OrderRow, OrderUpdateRow } from './orders.tables.ts';

export interface StoredOrder extends Selectable<OrderRow> {
  readonly address: Selectable<OrderAddressRow>;
  /** In their order. */
  readonly lines: readonly Selectable<OrderLineRow>[];
  /** The oldest first. */
  readonly updates: readonly Selectable<OrderUpdateRow>[];
}

/** Of these ids, in no order; those that there are not, or that are in the trash, are left out. */
export async function findOrders(db: Kysely<Database>, ids: readonly string[]): Promise<StoredOrder[]> {
  if (ids.length === 0) return [];
  const [orders, addresses, lines, updates] = await Promise.all([
    db.selectFrom('orders').selectAll().where('id', 'in', ids).where('deleted_at', 'is', null).execute(),
    db.selectFrom('order_addresses').selectAll().where('order_id', 'in', ids).execute(),
    db.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).orderBy('position').execute(),
    db.selectFrom('order_updates').selectAll().where('order_id', 'in', ids).orderBy('position').execute(),
  ]);
  return orders.map((order) => ({
    ...order,
    address: addresses.find(({ order_id }) => order_id === order.id)!,
    lines: lines.filter(({ order_id }) => order_id === order.id),
    updates: updates.filter(({ order_id }) => order_id === order.id),
  }));
}

export async function findOrder(db: Kysely<Database>, id: string): Promise<StoredOrder | undefined> {
  return (await findOrders(db, [id]))[0];
}
