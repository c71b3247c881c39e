import type { Removal, RemovedThing } from '@figurina/album';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Removed } from '../realtime/index.ts';
import type { AlbumTrashRow } from './trash.tables.ts';

type Db = Kysely<Database>;
export type Entry = Selectable<AlbumTrashRow>;

export async function insertRemovals(db: Db, { albumId, by, at, removals }: Removed): Promise<void> {
  await db
    .insertInto('album_trash')
    .values(
      removals.map(({ things, records }) => ({
        id: newId(at.getTime()),
        album_id: albumId,
        removed_by: by,
        removed_at: at,
        things: JSON.stringify(things),
        records: JSON.stringify(records),
      })),
    )
    .execute();
}

/** The newest first. */
export async function listEntries(db: Db, albumId: string, limit: number): Promise<Omit<Entry, 'records'>[]> {
  return db
    .selectFrom('album_trash')
    .select(['id', 'album_id', 'removed_by', 'removed_at', 'things'])
    .where('album_id', '=', albumId)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findEntry(db: Db, albumId: string, id: string): Promise<Entry | undefined> {
  return db
    .selectFrom('album_trash')
    .selectAll()
    .where('album_id', '=', albumId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteEntries(db: Db, albumId: string): Promise<void> {
  await db.deleteFrom('album_trash').where('album_id', '=', albumId).execute();
}

export async function deleteOld(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('album_trash').where('removed_at', '<', before).execute();
}

/** With one of these words somewhere in it, deleted after `since`. */
export async function listNaming(
  db: Db,
  albumId: string,
  words: readonly string[],
  since = new Date(0),
): Promise<Entry[]> {
  if (words.length === 0) return [];
  return db
    .selectFrom('album_trash')
    .selectAll()
    .where('album_id', '=', albumId)
    .where('removed_at', '>', since)
    .where((where) => where.or(words.map((word) => where('records', 'like', `%"${word}"%`))))
    .execute();
}

export async function rewriteEntry(
  db: Db,
  id: string,
  { things, records }: { readonly things: readonly RemovedThing[]; readonly records: Removal['records'] },
): Promise<void> {
  if (things.length === 0) await db.deleteFrom('album_trash').where('id', '=', id).execute();
  else
    await db
      .updateTable('album_trash')
      .set({ things: JSON.stringify(things), records: JSON.stringify(records) })
      .where('id', '=', id)
      .execute();
}

/** Albums that were deleted before. */
export async function listExpiredAlbums(db: Db, before: Date): Promise<string[]> {
  const rows = await db.selectFrom('albums').select('id').where('trashed_at', '<', before).execute();
  return rows.map(({ id }) => id);
}
