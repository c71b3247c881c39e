import { type AlbumParts, createDocument, SCHEMA_VERSION } from '@figurina/album';
import { newId } from '../platform/ids.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { partTexts, statisticsOf } from '../features/albums/index.ts';

/** Puts an album into the database as one that was just made, with its owner and members, and answers its id. */
export async function albumOnServer(
  { db }: Pick<OpenDatabase, 'db'>,
  parts: AlbumParts,
  [owner, ...members]: readonly { id: string }[],
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
  for (const [at, { id: user_sub }] of [owner!, ...members].entries())
    await db
      .insertInto('album_members')
      .values({ id: newId(), album_id: id, user_sub, owner: at === 0, created_at: now })
      .execute();
  return id;
}
