import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { AlbumPreviewRow } from './preview.tables.ts';

type Db = Kysely<Database>;
export type Link = Selectable<AlbumPreviewRow>;

export async function findLink(db: Db, albumId: string): Promise<Link | undefined> {
  return db.selectFrom('album_previews').selectAll().where('album_id', '=', albumId).executeTakeFirst();
}

export async function findOpenLink(db: Db, tokenHash: string): Promise<Link | undefined> {
  return db
    .selectFrom('album_previews')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('enabled', '=', true)
    .executeTakeFirst();
}

/** Of two who come first at once, one is. */
export async function insertLink(db: Db, link: Insertable<AlbumPreviewRow>): Promise<void> {
  await db
    .insertInto('album_previews')
    .values(link)
    .onConflict((conflict) => conflict.column('album_id').doNothing())
    .execute();
}

export async function updateLink(db: Db, albumId: string, change: Updateable<AlbumPreviewRow>): Promise<void> {
  await db.updateTable('album_previews').set(change).where('album_id', '=', albumId).execute();
}

export async function countView(db: Db, albumId: string, now: Date): Promise<void> {
  await db
    .updateTable('album_previews')
    .set(({ eb, ref }) => ({ views: eb(ref('views'), '+', 1), viewed_at: now }))
    .where('album_id', '=', albumId)
    .execute();
}

/** What of an album stands beside its document. */
export async function findHead(db: Db, albumId: string) {
  return db
    .selectFrom('albums')
    .select(['id', 'title', 'release_date', 'language', 'version', 'cover_key'])
    .where('id', '=', albumId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
}
