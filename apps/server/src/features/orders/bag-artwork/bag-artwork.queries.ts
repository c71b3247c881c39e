import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { BagArtworkRow } from './bag-artwork.tables.ts';

export type Artwork = Selectable<BagArtworkRow>;

export async function findArtworks(db: Kysely<Database>, orderIds: readonly string[]): Promise<Map<string, Artwork>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db.selectFrom('order_bag_artwork').selectAll().where('order_id', 'in', orderIds).execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** Keeps others from the order until the transaction ends. */
export async function holdOrder(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function putArtwork(tx: Transaction<Database>, artwork: Artwork): Promise<void> {
  const { order_id: _, ...rest } = artwork;
  await tx
    .insertInto('order_bag_artwork')
    .values(artwork)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(rest))
    .execute();
}
