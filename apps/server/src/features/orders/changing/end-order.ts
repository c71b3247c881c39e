/** The customer calls an order off, or says that it has arrived. Said twice, it was done the first time. */
import type { Caller } from '../../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { addUpdate } from '../add-update.ts';
import { openOrder } from '../may-read.ts';
import { mayStill } from '../order-rights.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { giveVoucherBack, holdOrder, updateOrder } from '../orders-writing.queries.ts';
import { allOrNothing } from '../placing/all-or-nothing.ts';
import { findOrder, type StoredOrder } from '../stored-order.ts';

export function callOff(
  { db, clock, offers, invoices, mails }: OrdersParts,
  { orderId, reason, caller }: { readonly orderId: string; readonly reason: string; readonly caller: Caller },
): Promise<StoredOrder | Refusal> {
  return allOrNothing(db, async (tx) => {
    const now = clock.now();
    await holdOrder(tx, orderId);
    const order = await openOrder(tx, orderId, caller);
    if (isRefusal(order)) return order;
    if (happened(order, 'cancelled')) return order;
    if (!mayStill(order, 'cancelled')) return refuse('order_fixed');
    await invoices.takeBackWith(tx, orderId);
    const event = { signal: 'cancelled', by: 'system', sub: caller.id, message: reason } as const;
    const refused = await addUpdate(tx, orderId, event, now);
    if (refused) return refused;
    await giveVoucherBack(tx, orderId);
    await offers.giveBack(tx, orderId);
    await updateOrder(tx, orderId, { ended_at: now });
    const ended = (await findOrder(tx, orderId))!;
    await mails.write(tx, 'cancelled', ended);
    return ended;
  });
}

export function confirmArrival(
  { db, clock }: OrdersParts,
  { orderId, caller }: { readonly orderId: string; readonly caller: Caller },
): Promise<StoredOrder | Refusal> {
  return allOrNothing(db, async (tx) => {
    await holdOrder(tx, orderId);
    const order = await openOrder(tx, orderId, caller);
    if (isRefusal(order) || order.delivered_at) return order;
    if (!happened(order, 'shipped')) return refuse('order_update_not_possible');
    const delivered_at = clock.now();
    await updateOrder(tx, orderId, { delivered_at });
    return { ...order, delivered_at };
  });
}

function happened({ updates }: StoredOrder, signal: string): boolean {
  return updates.some((update) => update.signal === signal);
}
