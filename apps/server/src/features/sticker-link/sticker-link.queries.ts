/** Links, people, reminders and solved tasks; the uploads have a file of their own. */
import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newLinkToken } from './link-tokens.ts';
import type { StickerLinkRow, StickerPersonRow } from './sticker-link.tables.ts';

export type Link = Selectable<StickerLinkRow>;
export type Person = Selectable<StickerPersonRow>;
type Db = Kysely<Database>;

export async function findLink(db: Db, albumId: string): Promise<Link | undefined> {
  return db.selectFrom('sticker_links').selectAll().where('album_id', '=', albumId).executeTakeFirst();
}

export async function insertLink(db: Db, link: Insertable<StickerLinkRow>): Promise<void> {
  await db
    .insertInto('sticker_links')
    .values(link)
    .onConflict((conflict) => conflict.column('album_id').doNothing())
    .execute();
}

export async function updateLink(db: Db, albumId: string, change: Updateable<StickerLinkRow>): Promise<void> {
  await db.updateTable('sticker_links').set(change).where('album_id', '=', albumId).execute();
}

/** A new address for the album and everybody in it. */
export async function rotateTokens(db: Db, albumId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await updateLink(transaction, albumId, { token: newLinkToken() });
    for (const { sticker_id } of await listPeople(transaction, albumId))
      await updatePerson(transaction, albumId, sticker_id, { token: newLinkToken() });
  });
}

/** Albums whose links are dead. */
const inTrash = (db: Db) => db.selectFrom('albums').select('id').where('trashed_at', 'is not', null);

/** The link a token is of, and the sticker when it is a personal one. */
export async function resolveToken(
  db: Db,
  token: string,
): Promise<{ link: Link; stickerId: string | null } | undefined> {
  const link = await db
    .selectFrom('sticker_links')
    .selectAll()
    .where('token', '=', token)
    .where('album_id', 'not in', inTrash(db))
    .executeTakeFirst();
  if (link) return { link, stickerId: null };
  const person = await db
    .selectFrom('sticker_people')
    .select(['album_id', 'sticker_id'])
    .where('token', '=', token)
    .where('album_id', 'not in', inTrash(db))
    .executeTakeFirst();
  const own = person && (await findLink(db, person.album_id));
  return own && { link: own, stickerId: person.sticker_id };
}

export async function listPeople(db: Db, albumId: string): Promise<Person[]> {
  return db.selectFrom('sticker_people').selectAll().where('album_id', '=', albumId).execute();
}

export async function findPerson(db: Db, albumId: string, stickerId: string): Promise<Person | undefined> {
  return db
    .selectFrom('sticker_people')
    .selectAll()
    .where('album_id', '=', albumId)
    .where('sticker_id', '=', stickerId)
    .executeTakeFirst();
}

/** A link of their own for each that has none yet. */
export async function insertPeople(db: Db, albumId: string, stickerIds: readonly string[], now: Date): Promise<void> {
  const rows = stickerIds.map((sticker_id) => ({
    album_id: albumId,
    sticker_id,
    token: newLinkToken(),
    created_at: now,
  }));
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('sticker_people')
      .values(rows.slice(at, at + 500))
      .onConflict((conflict) => conflict.columns(['album_id', 'sticker_id']).doNothing())
      .execute();
}

export async function updatePerson(
  db: Db,
  albumId: string,
  stickerId: string,
  change: Updateable<StickerPersonRow>,
): Promise<void> {
  await db
    .updateTable('sticker_people')
    .set(change)
    .where('album_id', '=', albumId)
    .where('sticker_id', '=', stickerId)
    .execute();
}

/** Their photo is in the album: nothing is asked of them any more. */
export async function settlePeople(db: Db, albumId: string, stickerIds: readonly string[]): Promise<void> {
  await db
    .updateTable('sticker_people')
    .set({ retake_reason: null, retake_at: null, withdrawn_at: null })
    .where('album_id', '=', albumId)
    .where('sticker_id', 'in', stickerIds)
    .execute();
}

/** Somebody opened the album's link, or a personal one. */
export async function countVisit(db: Db, albumId: string, stickerId: string | null, now: Date): Promise<void> {
  await db
    .updateTable(stickerId === null ? 'sticker_links' : 'sticker_people')
    .set(({ eb, ref }) => ({ visits: eb(ref('visits'), '+', 1), visited_at: now }))
    .where('album_id', '=', albumId)
    .$if(stickerId !== null, (query) => query.where(sql.ref('sticker_id'), '=', stickerId))
    .execute();
}

export async function lastReminder(db: Db, albumId: string) {
  return db
    .selectFrom('sticker_reminders')
    .leftJoin('users', 'users.sub', 'sticker_reminders.sent_by')
    .select(['sticker_reminders.sent_at', 'sticker_reminders.sent', 'users.nickname', 'users.email'])
    .where('album_id', '=', albumId)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The row of the album is locked meanwhile: of two who remind at once, the second finds the first. */
export async function lockLink(db: Db, albumId: string): Promise<void> {
  await db.selectFrom('sticker_links').select('album_id').where('album_id', '=', albumId).forUpdate().execute();
}

/** False when it was used before. */
export async function takeProof(db: Db, challengeHash: string, expiresAt: Date): Promise<boolean> {
  const taken = await db
    .insertInto('sticker_proofs')
    .values({ challenge_hash: challengeHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

export async function deleteOldProofs(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sticker_proofs').where('expires_at', '<', now).execute();
}
