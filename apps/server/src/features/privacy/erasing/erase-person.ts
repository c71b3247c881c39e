/** Erases somebody on a sticker: from the document with its log, its history, its trash, what was approved and printed. */
import { sql } from 'kysely';
import { withoutNamed } from '../../history/index.ts';
import type { PrivacyParts } from '../privacy-parts.ts';

type ErasePersonParts = Pick<PrivacyParts, 'db' | 'collecting' | 'documents'>;

/** Answers whether the album knew them. Again it does no harm. */
export async function erasePersonFrom(
  { db, collecting, documents }: ErasePersonParts,
  albumId: string,
  stickerId: string,
): Promise<boolean> {
  const { found, uploads } = await collecting.forgetPerson(albumId, stickerId);
  // What was written before names them still in the log.
  await documents.rewrite(albumId, (part) => part);
  await db.transaction().execute(async (tx) => {
    await sql`set local figurina.erasing = 'on'`.execute(tx);
    if (uploads.length > 0)
      await tx.updateTable('consents').set({ subject_id: null }).where('subject_id', 'in', [...uploads]).execute();
    const naming = sql<boolean>`strpos(parts, ${`"${stickerId}"`}) > 0`;
    const without = (parts: string): string => JSON.stringify(withoutNamed(JSON.parse(parts), new Set([stickerId])));
    for (const { review_id, parts } of await tx
      .selectFrom('album_approvals')
      .select(['review_id', 'parts'])
      .where('album_id', '=', albumId)
      .where(naming)
      .execute())
      // What was agreed to is not what would be printed: it is approved anew.
      await tx
        .updateTable('album_approvals')
        .set({ parts: without(parts), invalid_since: sql`coalesce(invalid_since, now())` })
        .where('review_id', '=', review_id)
        .execute();
    for (const { id, parts } of await tx
      .selectFrom('proof_rounds')
      .select(['id', 'parts'])
      .where('album_id', '=', albumId)
      .where('parts', 'is not', null)
      .where(naming)
      .execute())
      await tx.updateTable('proof_rounds').set({ parts: without(parts!) }).where('id', '=', id).execute();
    for (const { order_id, parts } of await tx
      .selectFrom('order_snapshots')
      .innerJoin('orders', 'orders.id', 'order_snapshots.order_id')
      .select(['order_id', 'parts'])
      .where('album_id', '=', albumId)
      .where(naming)
      .execute())
      await tx.updateTable('order_snapshots').set({ parts: without(parts) }).where('order_id', '=', order_id).execute();
  });
  return found;
}
