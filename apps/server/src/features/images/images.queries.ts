import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ImageRow } from './images.tables.ts';

export type Image = Selectable<ImageRow>;

export async function findImage(db: Kysely<Database>, id: string): Promise<Image | undefined> {
  return db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listOfAlbum(db: Kysely<Database>, albumId: string): Promise<Image[]> {
  return db.selectFrom('images').selectAll().where('album_id', '=', albumId).execute();
}

export async function listImages(db: Kysely<Database>, ids: readonly string[]): Promise<Image[]> {
  return db.selectFrom('images').selectAll().where('id', 'in', ids).execute();
}

/** Which of these are there. */
export async function listMade(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('images').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** The album's pictures made of the same file, oldest first. */
export async function findSame(db: Kysely<Database>, albumId: string, hash: string): Promise<Image[]> {
  return db
    .selectFrom('images')
    .selectAll()
    .where('album_id', '=', albumId)
    .where('source_hash', '=', hash)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertImage(db: Kysely<Database>, image: Omit<Image, 'unused_since'>): Promise<void> {
  await db
    .insertInto('images')
    .values(image)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function markUsed(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('images').set({ unused_since: null }).where('id', '=', id).execute();
}

/**
 * Notes which pictures are in no document any more, and which are in one again, by the snapshots that are up to date.
 * Pictures younger than `newest` are left alone: they may not have reached their document yet.
 */
export async function noteUnused(db: Kysely<Database>, now: Date, newest: Date): Promise<void> {
  await sql`
    with current as (select id, images from albums where snapshot_version = version),
    present as (
      select current.id as album_id, keys.id
      from current, lateral (select jsonb_object_keys(current.images::jsonb) as id) as keys
    )
    update images set unused_since = case when present.id is null then ${now}::timestamptz end
    from images as picture
    join current on current.id = picture.album_id
    left join present on present.album_id = picture.album_id and present.id = picture.id
    where images.id = picture.id and picture.created_at < ${newest}
      and (picture.unused_since is null) <> (present.id is not null)`.execute(db);
}

/** Albums whose snapshot is behind their log. */
export async function listBehind(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('albums').select('id').whereRef('snapshot_version', '<>', 'version').execute();
  return rows.map(({ id }) => id);
}

/** The same for one album, of which the pictures in the document are known. */
export async function noteUnusedIn(
  db: Kysely<Database>,
  albumId: string,
  present: readonly string[],
  now: Date,
  newest: Date,
): Promise<void> {
  await sql`
    update images set unused_since = case when id = any(${present}) then null else ${now}::timestamptz end
    where album_id = ${albumId} and created_at < ${newest} and (unused_since is null) <> (id = any(${present}))`.execute(
    db,
  );
}

/**
 * Pictures that no undo can bring back: unused since before `time`, or of an album that is gone. Photos that came through
 * the sticker link and wait to be collected are in no document yet, and stay; so do those of a copy that was approved for
 * print.
 */
export async function listDoomed(db: Kysely<Database>, time: Date, limit: number): Promise<Image[]> {
  return db
    .selectFrom('images')
    .selectAll('images')
    .leftJoin('albums', 'albums.id', 'images.album_id')
    .where('content', '=', false)
    .where((where) => where.or([where('unused_since', '<', time), where('albums.id', 'is', null)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sticker_uploads')
            .select('sticker_uploads.id')
            .whereRef('sticker_uploads.image_id', '=', 'images.id')
            .where('sticker_uploads.merged_at', 'is', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('album_approval_images').select('image_id').whereRef('image_id', '=', 'images.id'))),
    )
    .limit(limit)
    .execute();
}

/** As if they had become unused at that time. */
export async function postpone(db: Kysely<Database>, ids: readonly string[], since: Date): Promise<void> {
  if (ids.length > 0)
    await db
      .updateTable('images')
      .set({ unused_since: since })
      .where('id', 'in', [...ids])
      .execute();
}

/** Answers whether the files are nobody's now. */
export async function deleteImage(db: Kysely<Database>, { id, files_id }: Image): Promise<boolean> {
  await db.deleteFrom('images').where('id', '=', id).execute();
  const other = await db.selectFrom('images').select('id').where('files_id', '=', files_id).limit(1).executeTakeFirst();
  return other === undefined;
}
