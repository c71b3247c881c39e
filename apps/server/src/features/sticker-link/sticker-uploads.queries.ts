import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { StickerUploadRow } from './sticker-link.tables.ts';

export type Upload = Selectable<StickerUploadRow>;
type Db = Kysely<Database>;

/** Undefined when the album has one of this client id already. */
export async function insertUpload(db: Db, upload: Insertable<StickerUploadRow>): Promise<Upload | undefined> {
  return db
    .insertInto('sticker_uploads')
    .values(upload)
    .onConflict((conflict) => conflict.columns(['album_id', 'client_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Whether a photo has this picture. Nobody else hands it in until the transaction ends. */
export async function hasPicture(tx: Transaction<Database>, albumId: string, imageId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`picture of a photo ${imageId}`}))`.execute(tx);
  const found = await tx
    .selectFrom('sticker_uploads')
    .select('id')
    .where('album_id', '=', albumId)
    .where('image_id', '=', imageId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function findByClientId(db: Db, albumId: string, clientId: string): Promise<Upload | undefined> {
  return db
    .selectFrom('sticker_uploads')
    .selectAll()
    .where('album_id', '=', albumId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

export async function findByWithdrawal(db: Db, hash: string): Promise<Upload | undefined> {
  return db.selectFrom('sticker_uploads').selectAll().where('withdrawal_hash', '=', hash).executeTakeFirst();
}

export async function findUpload(db: Db, id: string): Promise<Upload | undefined> {
  return db.selectFrom('sticker_uploads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** With their pictures; without those withdrawn. Oldest first. */
export async function listUploads(db: Db, albumId: string, { merged }: { merged: boolean }) {
  return db
    .selectFrom('sticker_uploads')
    .innerJoin('images', 'images.id', 'sticker_uploads.image_id')
    .selectAll('sticker_uploads')
    .select(['images.filename', 'images.width', 'images.height'])
    .where('sticker_uploads.album_id', '=', albumId)
    .where('withdrawn_at', 'is', null)
    .$if(!merged, (query) => query.where('merged_at', 'is', null))
    .orderBy('sticker_uploads.created_at')
    .orderBy('sticker_uploads.id')
    .execute();
}
export type PicturedUpload = Awaited<ReturnType<typeof listUploads>>[number];

export async function findPictured(db: Db, id: string): Promise<PicturedUpload | undefined> {
  return (await listPictured(db, [id]))[0];
}

/** In no order. */
export async function listPictured(db: Db, ids: readonly string[]): Promise<PicturedUpload[]> {
  return db
    .selectFrom('sticker_uploads')
    .innerJoin('images', 'images.id', 'sticker_uploads.image_id')
    .selectAll('sticker_uploads')
    .select(['images.filename', 'images.width', 'images.height'])
    .where('sticker_uploads.id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** They are in the document now; a new sticker has the id of its upload. Answers those that were withdrawn meanwhile. */
export async function markMerged(db: Db, ids: readonly string[], by: string, now: Date): Promise<Upload[]> {
  const rows = await db
    .updateTable('sticker_uploads')
    .set(({ fn, ref }) => ({
      state: 'accepted',
      merged_at: now,
      merged_by: by,
      sticker_id: fn.coalesce(ref('sticker_id'), ref('id')),
    }))
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  return rows.filter(({ withdrawn_at: withdrawnAt }) => withdrawnAt !== null);
}

/** Every upload of the album by the picture it came with, oldest first. */
export async function idsByPicture(db: Db, albumId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('sticker_uploads')
    .select(['id', 'source_hash'])
    .where('album_id', '=', albumId)
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ids = new Map<string, string[]>();
  for (const { id, source_hash: hash } of rows) ids.set(hash, [...(ids.get(hash) ?? []), id]);
  return ids;
}

/** What the states of people follow from: uploads that wait, oldest first. */
export async function listWaiting(db: Db, albumId: string) {
  return db
    .selectFrom('sticker_uploads')
    .select(['id', 'sticker_id', 'name', 'last_name', 'section_id', 'created_at', 'personal'])
    .where('album_id', '=', albumId)
    .where('state', '=', 'new')
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at')
    .execute();
}

/** Who took the photo of each sticker into the album, and when; the last to do so last. */
export async function listAccepted(db: Db, albumId: string) {
  return db
    .selectFrom('sticker_uploads')
    .leftJoin('users', 'users.sub', 'sticker_uploads.merged_by')
    .select(['sticker_id', 'merged_at', 'users.nickname', 'users.email'])
    .where('album_id', '=', albumId)
    .where('merged_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('merged_at')
    .execute();
}

export async function updateUpload(db: Db, id: string, change: Updateable<StickerUploadRow>): Promise<void> {
  await db.updateTable('sticker_uploads').set(change).where('id', '=', id).execute();
}

/** A newer photo of the person makes those that were waiting, or asked for again, a thing of the past. */
export async function supersede(db: Db, albumId: string, stickerId: string, by: string, now: Date): Promise<void> {
  await db
    .updateTable('sticker_uploads')
    .set({ state: 'rejected', decided_at: now })
    .where('album_id', '=', albumId)
    .where('sticker_id', '=', stickerId)
    .where('personal', '=', true)
    .where('state', '=', 'needs_retake')
    .where('id', '<>', by)
    .execute();
}

/** Takes uploads for whoever collects them; those that somebody else is collecting are left out. */
export async function claimForMerge(db: Db, albumId: string, ids: readonly string[], now: Date): Promise<string[]> {
  const stale = new Date(now.getTime() - 60_000);
  const rows = await db
    .updateTable('sticker_uploads')
    .set({ merging_at: now })
    .where('album_id', '=', albumId)
    .where('id', 'in', ids)
    .where('merged_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where((where) => where.or([where('merging_at', 'is', null), where('merging_at', '<', stale)]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function releaseFromMerge(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.updateTable('sticker_uploads').set({ merging_at: null }).where('id', 'in', ids).execute();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sticker_uploads').where('id', '=', id).execute();
}

/** The same photo of the same person, sent more than once. */
export async function listTwins(db: Db, { album_id, source_hash, name, last_name }: Upload): Promise<Upload[]> {
  return db
    .selectFrom('sticker_uploads')
    .selectAll()
    .where('album_id', '=', album_id)
    .where('source_hash', '=', source_hash)
    .where('name', '=', name)
    .where('last_name', '=', last_name)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Every upload of every album that has its photo still. */
export async function* eachWithPhoto(db: Db): AsyncGenerator<Upload> {
  for (let after = ''; ;) {
    const some = await db
      .selectFrom('sticker_uploads')
      .selectAll()
      .where('withdrawn_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute();
    yield* some;
    const last = some.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Rejected, or replaced, before `time`. */
export async function listRejectedBefore(db: Db, time: Date, limit: number): Promise<Upload[]> {
  return db
    .selectFrom('sticker_uploads')
    .selectAll()
    .where('state', '=', 'rejected')
    .where('decided_at', '<', time)
    .limit(limit)
    .execute();
}

export async function listConsents(db: Db, albumId: string): Promise<Upload[]> {
  return db
    .selectFrom('sticker_uploads')
    .selectAll()
    .where('album_id', '=', albumId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Albums whose owner wants to hear of new photos, and has not heard of all of them since `before`. */
export async function listForDigest(db: Db, before: Date) {
  return db
    .selectFrom('sticker_links')
    .innerJoin('albums', 'albums.id', 'sticker_links.album_id')
    .select(['albums.id', 'albums.title', 'albums.owner_id', 'sticker_links.digest_at'])
    .where('albums.email_notifications_enabled', '=', true)
    .where('albums.trashed_at', 'is', null)
    .where('sticker_links.digest_at', '<=', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sticker_uploads')
          .select('sticker_uploads.id')
          .whereRef('sticker_uploads.album_id', '=', 'albums.id')
          .whereRef('sticker_uploads.created_at', '>', 'sticker_links.digest_at')
          .where('sticker_uploads.state', '=', 'new')
          .where('sticker_uploads.withdrawn_at', 'is', null),
      ),
    )
    .limit(500)
    .execute();
}

export async function countNewSince(db: Db, albumId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('sticker_uploads')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('album_id', '=', albumId)
    .where('created_at', '>', since)
    .where('state', '=', 'new')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** True for the one server that tells. */
export async function claimDigest(db: Db, albumId: string, was: Date, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('sticker_links')
    .set({ digest_at: now })
    .where('album_id', '=', albumId)
    .where('digest_at', '=', was)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}
