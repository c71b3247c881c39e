import { type AlbumDocument } from '@figurina/album';
import { estimateDelivery, houseClock, packingOf } from '@figurina/commerce';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { addUpdate } from '../add-update.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { updateOrder } from '../orders-writing.queries.ts';
import { motifsOfAlbum, packsHash } from '../placing/pack-run.ts';
import { findOrder, type StoredOrder } from '../stored-order.ts';

/**
 * What is printed of an order is what was approved: its packs are those of that copy, and it arrives later where the approval
 * came later. With a design check it is the staff who say that all is well, once they have looked.
 */
export async function approveOrder(
  { calendar, mails, invoices }: Pick<OrdersParts, 'calendar' | 'mails' | 'invoices'>,
  tx: Transaction<Database>,
  order: StoredOrder,
  review: { readonly reviewId: string; readonly by: string; readonly document: AlbumDocument; readonly now: Date },
): Promise<void> {
  const { reviewId, by, document, now } = review;
  const { albums, country, facts, packs_seed: seed } = order;
  const designCheck = order.features.includes('design_check');
  const delivery = estimateDelivery({ albums, designCheck, country }, houseClock(now), calendar);
  const packing = packingOf(order.packaging, facts, albums, order.packs_per_album ?? 0);
  await updateOrder(tx, order.id, {
    approval_id: reviewId,
    packs_hash: packsHash(motifsOfAlbum(document), { albums, packing, seed }),
    estimated_delivery: delivery > order.estimated_delivery ? delivery : order.estimated_delivery,
  });
  const metadata = { review_id: reviewId };
  if (!designCheck) await addUpdate(tx, order.id, { signal: 'review_completed', by: 'system', sub: by, metadata }, now);
  await mails.write(tx, 'approved', (await findOrder(tx, order.id))!, { round: reviewId });
  await invoices.dueWith(tx, order.id, 'approval');
}
