import type { PrivacyParts } from '../privacy-parts.ts';
import { listOwned } from './erasures.queries.ts';

/** Orders of somebody, or of albums of theirs, that are neither called off nor sent. */
export async function openOrdersOf(
  { db, hasOpenOrder }: Pick<PrivacyParts, 'db' | 'hasOpenOrder'>,
  sub: string,
): Promise<number> {
  const own = await db
    .selectFrom('orders')
    .select('album_id')
    .distinct()
    .where('placed_by', '=', sub)
    .where('deleted_at', 'is', null)
    .execute();
  const albums = new Set([...own.map(({ album_id }) => album_id), ...(await listOwned(db, sub))]);
  let open = 0;
  for (const albumId of albums) if (await hasOpenOrder(albumId)) open += 1;
  return open;
}
