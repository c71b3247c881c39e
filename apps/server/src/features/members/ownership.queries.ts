import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { findOwner } from './members.queries.ts';
import type { OwnershipOfferRow } from './members.tables.ts';

export type OwnershipOffer = Selectable<OwnershipOfferRow>;

/** None when its time is over, or the album has another owner since. */
export async function findOffer(db: Kysely<Database>, albumId: string, now: Date): Promise<OwnershipOffer | undefined> {
  const offer = await db
    .selectFrom('ownership_offers')
    .selectAll()
    .where('album_id', '=', albumId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return offer && offer.from_sub === (await findOwner(db, albumId)) ? offer : undefined;
}

export async function replaceOffer(db: Kysely<Database>, offer: OwnershipOffer): Promise<void> {
  await db
    .insertInto('ownership_offers')
    .values(offer)
    .onConflict((conflict) => conflict.column('album_id').doUpdateSet(offer))
    .execute();
}

export async function deleteOffer(db: Kysely<Database>, albumId: string): Promise<void> {
  await db.deleteFrom('ownership_offers').where('album_id', '=', albumId).execute();
}

/**
 * The album and its members in one transaction: there is one owner before and after. The owner before designs on. Answers
 * false when the offer is not there any more, or the one asked has left.
 */
export async function handOver(db: Kysely<Database>, { album_id, from_sub, to_sub }: OwnershipOffer): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('ownership_offers')
      .where('album_id', '=', album_id)
      .where('from_sub', '=', from_sub)
      .where('to_sub', '=', to_sub)
      .returning('album_id')
      .executeTakeFirst();
    const members = await transaction
      .selectFrom('album_members')
      .select(['user_sub', 'owner'])
      .where('album_id', '=', album_id)
      .where('user_sub', 'in', [from_sub, to_sub])
      .forUpdate()
      .execute();
    if (!taken || members.length < 2 || !members.some(({ user_sub, owner }) => owner && user_sub === from_sub))
      return false;
    for (const [sub, owner] of [
      [from_sub, false],
      [to_sub, true],
    ] as const)
      await transaction
        .updateTable('album_members')
        .set({ owner, role: 'editor', sections: null })
        .where('album_id', '=', album_id)
        .where('user_sub', '=', sub)
        .execute();
    await transaction.updateTable('albums').set({ owner_id: to_sub }).where('id', '=', album_id).execute();
    return true;
  });
}
