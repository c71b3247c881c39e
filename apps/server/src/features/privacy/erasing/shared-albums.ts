import type { OwnData } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** Albums of somebody that others are in, with who that is; those in the trash go anyway. */
export async function sharedAlbums(db: Kysely<Database>, sub: string): Promise<OwnData['shared_albums']> {
  const rows = await db
    .selectFrom('albums')
    .innerJoin('album_members', 'album_members.album_id', 'albums.id')
    .leftJoin('users', 'users.sub', 'album_members.user_sub')
    .select(['albums.id', 'albums.title', 'album_members.user_sub', 'users.nickname'])
    .where('albums.owner_id', '=', sub)
    .where('albums.trashed_at', 'is', null)
    .where('album_members.user_sub', '!=', sub)
    .orderBy('albums.id')
    .orderBy('album_members.created_at')
    .execute();
  const found = new Map<string, { id: string; title: string; members: { id: string; name: string }[] }>();
  for (const { id, title, user_sub, nickname } of rows) {
    const album = found.get(id) ?? { id, title, members: [] };
    album.members.push({ id: user_sub, name: nickname ?? '' });
    found.set(id, album);
  }
  return [...found.values()];
}
