/** Staff delete an order: it lies in their trash for thirty days, and what it had redeemed is free meanwhile. */
import { z } from 'zod';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { allOrNothing, findOrder, giveVoucherBack, holdOrder, type StoredOrder, touchOrder } from '../orders/index.ts';
import type { OrderDeskParts } from './order-desk-parts.ts';
import * as queries from './order-trash.queries.ts';

/** How long an order can be restored. */
export const KEPT_MS = 30 * 86_400_000;

export const purgeOrders = defineJob({ name: 'order_desk.purge', data: z.object({}) });

interface OfOrder {
  readonly orderId: string;
  readonly by: Caller;
}

export async function deleteOrder(parts: OrderDeskParts, { orderId, by }: OfOrder): Promise<Refusal | undefined> {
  const { db, clock, audit, invoices, offers, albumChanged } = parts;
  const gone = await allOrNothing(db, async (tx) => {
    const now = clock.now();
    await holdOrder(tx, orderId);
    const order = await findOrder(tx, orderId);
    if (!order) return refuse('not_found');
    if (order.kind !== 'order') return refuse('order_of_batch');
    if (order.updates.some(({ signal }) => signal === 'shipped')) return refuse('order_shipped');
    if (await invoices.isInvoiced(tx, orderId)) return refuse('order_invoiced');
    const redeemed = await queries.redeemedBy(tx, orderId);
    await giveVoucherBack(tx, orderId);
    await offers.giveBack(tx, orderId);
    await queries.markDeleted(tx, orderId, { by: by.email, ended: order.ended_at !== null, ...redeemed }, now);
    const before = { number: order.number, gross: order.gross, currency: order.currency, ...redeemed };
    await audit.write(tx, { by, action: 'order.delete', orderId, subject: orderId, before });
    return order;
  });
  if (isRefusal(gone)) return gone;
  albumChanged(gone.album_id);
  return undefined;
}

export async function restoreOrder(parts: OrderDeskParts, { orderId, by }: OfOrder): Promise<StoredOrder | Refusal> {
  const { db, clock, audit, offers, albumChanged } = parts;
  const restored = await allOrNothing(db, async (tx) => {
    const now = clock.now();
    const held = await queries.holdDeleted(tx, orderId, keptSince(now));
    if (!held?.deleted) return refuse('not_found');
    const { voucher_id, offer_id } = held.deleted;
    await queries.unmarkDeleted(tx, orderId, held.deleted);
    if (voucher_id !== null && !(await queries.redeemAgain(tx, orderId, voucher_id, now)))
      return refuse('voucher_taken');
    if (offer_id !== null && !(await offers.redeem(tx, offer_id, orderId))) return refuse('offer_taken');
    await touchOrder(tx, orderId, now);
    await audit.write(tx, { by, action: 'order.restore', orderId, subject: orderId, after: { voucher_id, offer_id } });
    return (await findOrder(tx, orderId))!;
  });
  if (!isRefusal(restored)) albumChanged(restored.album_id);
  return restored;
}

export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

export function purgeDaily({ db, clock, jobs, files }: OrderDeskParts): void {
  jobs.handle(purgeOrders, {
    run: async () => {
      const gone = await db.transaction().execute((tx) => queries.purgeDeleted(tx, keptSince(clock.now())));
      await Promise.all(gone.map((key) => files.delete(key)));
    },
  });
  jobs.schedule(purgeOrders, '41 3 * * *');
}
