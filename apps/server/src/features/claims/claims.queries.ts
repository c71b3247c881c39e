/** All SQL of claims. */
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ClaimPhotoRow, ClaimRow } from './claims.tables.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;
export type StoredClaim = Selectable<ClaimRow> & {
  readonly photos: readonly Selectable<ClaimPhotoRow>[];
  readonly replacement: SentFor | undefined;
};
/** The order that is sent for a claim. */
export interface SentFor {
  readonly id: string;
  readonly number: number;
  readonly claim_id: string | null;
}

/** The newest first. */
export async function findClaims(db: Db, orderId: string): Promise<StoredClaim[]> {
  return withPhotos(
    db,
    await db.selectFrom('order_claims').selectAll().where('order_id', '=', orderId).orderBy('id', 'desc').execute(),
  );
}

export async function findClaim(db: Db, id: string): Promise<StoredClaim | undefined> {
  return (await withPhotos(db, await db.selectFrom('order_claims').selectAll().where('id', '=', id).execute()))[0];
}

async function withPhotos(db: Db, claims: readonly Selectable<ClaimRow>[]): Promise<StoredClaim[]> {
  if (claims.length === 0) return [];
  const ids = claims.map(({ id }) => id);
  const photos = await db
    .selectFrom('claim_photos')
    .selectAll()
    .where('claim_id', 'in', ids)
    .orderBy('position')
    .execute();
  const sent = await db
    .selectFrom('orders')
    .select(['id', 'number', 'claim_id'])
    .where('claim_id', 'in', ids)
    .execute();
  return claims.map((claim) => ({
    ...claim,
    photos: photos.filter(({ claim_id }) => claim_id === claim.id),
    replacement: sent.find(({ claim_id }) => claim_id === claim.id),
  }));
}

/** Also one in the trash: it comes back. */
export async function findReplacement(db: Db, claimId: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('orders').select('id').where('claim_id', '=', claimId).executeTakeFirst();
}

export async function findPhoto(db: Db, id: string): Promise<Selectable<ClaimPhotoRow> | undefined> {
  return db.selectFrom('claim_photos').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function hasOpenClaim(db: Db, orderId: string, kind: ClaimRow['kind']): Promise<boolean> {
  const found = await db
    .selectFrom('order_claims')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertClaim(
  tx: Tx,
  claim: Insertable<ClaimRow>,
  photos: readonly Insertable<ClaimPhotoRow>[],
): Promise<void> {
  await tx.insertInto('order_claims').values(claim).execute();
  if (photos.length > 0)
    await tx
      .insertInto('claim_photos')
      .values([...photos])
      .execute();
}

/** Keeps others from it until the transaction ends. */
export async function holdClaim(tx: Tx, id: string): Promise<Selectable<ClaimRow> | undefined> {
  return tx.selectFrom('order_claims').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateClaim(
  tx: Tx,
  id: string,
  change: Pick<ClaimRow, 'answered_by' | 'answered_at'> & { state: 'accepted' | 'refused'; answer: string },
): Promise<void> {
  await tx.updateTable('order_claims').set(change).where('id', '=', id).execute();
}

/** Orders of which a claim waits for an answer, the longest waiting first; each once. */
export async function listClaimed(db: Db): Promise<{ id: string; since: Date }[]> {
  return db
    .selectFrom('order_claims')
    .innerJoin('orders', 'orders.id', 'order_claims.order_id')
    .select(({ fn }) => ['orders.id', fn.min('order_claims.created_at').as('since')])
    .where('order_claims.state', '=', 'open')
    .where('orders.deleted_at', 'is', null)
    .groupBy('orders.id')
    .orderBy('since')
    .execute();
}
