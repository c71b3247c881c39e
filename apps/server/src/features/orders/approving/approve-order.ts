import { estimateDelivery, houseClock } from '@figurina/commerce';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { addUpdate } from '../add-update.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { guestsOfRun } from '../orders-of-album.queries.ts';
import { updateOrder } from '../orders-writing.queries.ts';
import { packsToProve } from '../placing/prove-packs.ts';
import { findOrder, type StoredOrder } from '../stored-order.ts';

/**
 * What is printed of an order is what was approved: its packs are those of that copy, and it arrives later where the approval
 * came later. With a design check it is the staff who say that all is well, once they have looked.
 */
export async function approveOrder(
  parts: Pick<OrdersParts, 'calendar' | 'mails' | 'invoices' | 'jobs' | 'exportDue'>,
  tx: Transaction<Database>,
  order: StoredOrder,
  review: { readonly reviewId: string; readonly by: string; readonly now: Date },
): Promise<void> {
  const { calendar, mails, invoices } = parts;
  const { reviewId, by, now } = review;
  const { albums, country } = order;
  const designCheck = order.features.includes('design_check');
  const delivery = estimateDelivery({ albums, designCheck, country }, houseClock(now), calendar);
  await updateOrder(tx, order.id, {
    approval_id: reviewId,
    packs_hash: null,
    estimated_delivery: delivery > order.estimated_delivery ? delivery : order.estimated_delivery,
  });
  await packsToProve(parts, tx, order.id);
  const metadata = { review_id: reviewId };
  // Refused where staff have yet to accept the order: their word says it then.
  if (!designCheck) await addUpdate(tx, order.id, { signal: 'review_completed', by: 'system', sub: by, metadata }, now);
  await mails.write(tx, 'approved', (await findOrder(tx, order.id))!, { round: reviewId });
  const paid = order.kind === 'order' ? [order.id] : await guestsOfRun(tx, order.id);
  for (const id of paid) await invoices.dueWith(tx, id, 'approval');
  if (!designCheck) await parts.exportDue(tx, order.id);
}
