/** Staff take back the newest of what they said, for a few minutes, with what followed from it. */
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { allOrNothing, findOrder, holdOrder, type StoredOrder, undoable } from '../orders/index.ts';
import { noteOrderEvent } from '../webhooks/index.ts';
import type { OrderDeskParts } from './order-desk-parts.ts';
import { deleteUpdates, orderOfUpdate } from './order-desk.queries.ts';

export async function undoEvent(
  { db, clock, audit, albumChanged }: OrderDeskParts,
  { updateId, by }: { readonly updateId: string; readonly by: Caller },
): Promise<StoredOrder | Refusal> {
  const orderId = await orderOfUpdate(db, updateId);
  if (orderId === undefined) return refuse('not_found');
  const undone = await allOrNothing(db, async (tx) => {
    await holdOrder(tx, orderId);
    const order = await findOrder(tx, orderId);
    if (!order?.updates.some(({ id }) => id === updateId)) return refuse('not_found');
    const gone = undoable(order, clock.now());
    const [said] = gone ?? [];
    if (!gone || said?.id !== updateId) return refuse('order_update_not_possible');
    await deleteUpdates(
      tx,
      gone.map(({ id }) => id),
    );
    await noteOrderEvent(tx, orderId, { withdrawn: gone.map((one) => one.signal) }, clock.now());
    const { signal, message, metadata } = said;
    const followed = gone.slice(1).map((one) => one.signal);
    const before = { signal, message, metadata, followed };
    await audit.write(tx, { by, action: 'order_update.delete', orderId, subject: updateId, before });
    return (await findOrder(tx, orderId))!;
  });
  if (!isRefusal(undone)) albumChanged(undone.album_id);
  return undone;
}
