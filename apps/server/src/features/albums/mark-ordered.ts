import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/**
 * The album has an order, for good, and is for the day that was ordered for; null leaves its day as it is. In the transaction
 * that holds the album.
 */
export async function markOrdered(
  tx: Transaction<Database>,
  albumId: string,
  { releaseDate, now }: { readonly releaseDate: string | null; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('albums')
    .set({ has_order: true, updated_at: now, ...(releaseDate !== null && { release_date: releaseDate }) })
    .where('id', '=', albumId)
    .execute();
}
