/** Photos that were taken back: orders that show one say so, and are not printed as they are. */
import { signalRefusal } from '@figurina/commerce';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { addUpdate } from '../add-update.ts';
import { holdOpenOrders, picturesInOrders } from '../orders-of-album.queries.ts';
import { findOrders } from '../stored-order.ts';

/**
 * An order that waits for its approval was changed by it; one that is approved goes back to before that, since a copy with a
 * withdrawn photo may not be printed (reviews make it invalid).
 */
export async function touchOrders(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  albumId: string,
  imageIds: readonly string[],
): Promise<void> {
  if (imageIds.length === 0) return;
  await db.transaction().execute(async (tx) => {
    const ids = await holdOpenOrders(tx, albumId);
    const shown = await picturesInOrders(tx, ids, imageIds);
    for (const { id, approval_id, updates } of await findOrders(tx, [...shown.keys()])) {
      const isChange = approval_id === null && !signalRefusal({ signal: 'changed', by: 'system' }, updates);
      const signal = isChange ? 'changed' : 'review_feedback';
      const metadata = { kind: 'photo_withdrawn', images: shown.get(id) };
      await addUpdate(tx, id, { signal, by: 'system', metadata }, clock.now());
    }
  });
}
