/** An order as it is stored, for whoever writes about it: answers, invoices, delivery notes, mails. */
import type { Signal } from '@figurina/commerce';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { OrderAddressRow, OrderLineRow, OrderRow, OrderUpdateRow } from './orders.tables.ts';

export interface StoredOrder extends Selectable<OrderRow> {
  readonly address: Selectable<OrderAddressRow>;
  /** In their order. */
  readonly lines: readonly Selectable<OrderLineRow>[];
  /** Numbers of parcels beside those of the timeline. */
  readonly parcels: readonly string[];
  /** The oldest first. Of a guest also what happened to the run, since theirs is printed with it. */
  readonly updates: readonly Selectable<OrderUpdateRow>[];
}

/** Of these ids, in no order; those that there are not, or that are in the trash, are left out. */
export async function findOrders(db: Kysely<Database>, ids: readonly string[]): Promise<StoredOrder[]> {
  if (ids.length === 0) return [];
  const [orders, addresses, lines, parcels, updates] = await Promise.all([
    db.selectFrom('orders').selectAll().where('id', 'in', ids).where('deleted_at', 'is', null).execute(),
    db.selectFrom('order_addresses').selectAll().where('order_id', 'in', ids).execute(),
    db.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).orderBy('position').execute(),
    db.selectFrom('order_parcels').selectAll().where('order_id', 'in', ids).orderBy('position').execute(),
    db
      .selectFrom('order_updates')
      .selectAll()
      // Not as one or the other: then all timelines there are would be read.
      .where('order_id', 'in', (eb) =>
        eb
          .selectFrom('orders')
          .select(sql<string>`unnest(array[id, run_id])`.as('id'))
          .where('id', 'in', ids),
      )
      .orderBy('position')
      .execute(),
  ]);
  return orders.map((order) => ({
    ...order,
    address: addresses.find(({ order_id }) => order_id === order.id)!,
    lines: lines.filter(({ order_id }) => order_id === order.id),
    parcels: parcels.filter(({ order_id }) => order_id === order.id).map(({ code }) => code),
    updates: updates.flatMap((update) => {
      if (update.order_id === order.id) return [update];
      return update.order_id === order.run_id ? ofRun(update) : [];
    }),
  }));
}

/** Parcels of the run are none of a guest's, and neither are words to who made it. */
function ofRun(update: Selectable<OrderUpdateRow>): Selectable<OrderUpdateRow>[] {
  const isShared = RUN_SIGNALS.includes(update.signal);
  return isShared ? [{ ...update, message: '', metadata: {} }] : [];
}

const RUN_SIGNALS: readonly Signal[] = [
  'review_completed',
  'transfer_completed',
  'production_started',
  'albums_shipped',
  'shipment_created',
  'shipped',
];

export async function findOrder(db: Kysely<Database>, id: string): Promise<StoredOrder | undefined> {
  return (await findOrders(db, [id]))[0];
}
