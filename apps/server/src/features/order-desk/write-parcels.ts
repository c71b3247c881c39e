/** Numbers by which the parcels of an order are followed: of guests of a run their own, of others those beside the first. */
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { allOrNothing, findOrder, holdOrder, type StoredOrder } from '../orders/index.ts';
import type { OrderDeskParts } from './order-desk-parts.ts';
import { readTrackingNumber } from './tracking.ts';

export interface ParcelsWish {
  readonly orderId: string;
  /** All that there are then, as they were typed. */
  readonly codes: readonly string[];
  /** The customer is told of new ones. */
  readonly trigger_email: boolean;
  readonly by: Caller;
}

export async function writeParcels(
  { db, clock, audit, mails, invoices, config }: OrderDeskParts,
  { orderId, codes: typed, trigger_email, by }: ParcelsWish,
): Promise<StoredOrder | Refusal> {
  const codes = new Set<string>();
  for (const one of typed) {
    const code = readTrackingNumber(one);
    if (isRefusal(code)) return code;
    codes.add(code);
  }
  return allOrNothing(db, async (tx): Promise<StoredOrder | Refusal> => {
    await holdOrder(tx, orderId);
    const order = await findOrder(tx, orderId);
    if (!order) return refuse('not_found');
    if (order.ended_at !== null) return refuse('order_ended');
    // Nothing is sent of what the print shop has not got.
    const isMade = order.updates.some(({ signal }) => signal === 'transfer_completed');
    if (!isMade) return refuse('order_update_not_possible');
    if (order.prepaid && !(await invoices.paidOf(tx, [orderId])).has(orderId)) return refuse('order_unpaid');
    const fresh = [...codes].filter((code) => !order.parcels.includes(code));
    if (fresh.length === 0 && codes.size === order.parcels.length) return order;
    const now = clock.now();
    await tx.deleteFrom('order_parcels').where('order_id', '=', orderId).execute();
    const rows = [...codes].map((code, position) => ({
      order_id: orderId,
      code,
      position,
      by_sub: by.id,
      created_at: now,
    }));
    if (rows.length > 0) await tx.insertInto('order_parcels').values(rows).execute();
    const [before, after] = [{ parcels: [...order.parcels] }, { parcels: [...codes] }];
    await audit.write(tx, { by, action: 'order.parcels', orderId, subject: orderId, before, after });
    const written = (await findOrder(tx, orderId))!;
    const [first] = fresh;
    if (trigger_email && first !== undefined) {
      const link = config.orders.trackingUrl.replace('{code}', encodeURIComponent(first));
      await mails.write(tx, 'shipment', written, { link, round: `parcel ${first}` });
    }
    return written;
  });
}
