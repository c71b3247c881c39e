import { type AlbumParts, createDocument, type MemberRole, SCHEMA_VERSION } from '@figurina/album';
import { newId } from '../platform/ids.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { partTexts, statisticsOf } from '../features/albums/index.ts';

interface OfAlbum {
  readonly id: string;
  readonly role?: MemberRole;
  readonly sections?: readonly string[];
}

/** Puts an album into the database as one that was just made, with its owner and members, and answers its id. */
export async function albumOnServer(
  { db }: Pick<OpenDatabase, 'db'>,
  parts: AlbumParts,
  [owner, ...members]: readonly OfAlbum[],
): Promise<string> {
  const id = newId();
  const now = new Date();
  await db
    .insertInto('albums')
    .values({
      id,
      owner_id: owner!.id,
      title: 'Album',
      language: 'de',
      statistics: JSON.stringify(statisticsOf(createDocument(parts))),
      schema_version: SCHEMA_VERSION,
      ...partTexts(parts),
      created_at: now,
      updated_at: now,
    })
    .execute();
  const rows = [owner!, ...members].map(({ id: user_sub, role = 'editor', sections }, at) => ({
    id: newId(),
    album_id: id,
    user_sub,
    owner: at === 0,
    role,
    created_at: now,
    sections: sections ? JSON.stringify(sections) : null,
  }));
  await db.insertInto('album_members').values(rows).execute();
  return id;
}
