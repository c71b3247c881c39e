/** Has an album approved for print as it is now, as its review leaves it behind: without the questions that go before. */
import { printCopy } from '../features/albums/index.ts';
import { newId } from '../platform/ids.ts';
import type { TestServer } from './test-server.ts';

export interface TestApproval {
  readonly id: string;
  readonly hash: string;
  readonly version: number;
}

/** `orderId`: the order that it is the approval of, where there is one. */
export async function approvedCopy(
  { app, database: { db } }: Pick<TestServer, 'app' | 'database'>,
  albumId: string,
  { by, orderId, at = new Date('2026-05-05T09:00:00Z') }: { by: string; orderId?: string; at?: Date },
): Promise<TestApproval> {
  const current = await app.realtime.readDocument(albumId);
  if (!current) throw new Error('no album');
  const { version } = current;
  const { hash, schemaVersion, parts, images } = printCopy(current.document);
  const id = newId();
  const author = { by_sub: by, by_name: 'Olga', by_staff: false };
  await db
    .insertInto('album_reviews')
    .values({ id, album_id: albumId, kind: 'approval', content: '', ...author, version, created_at: at })
    .execute();
  const head = await db
    .selectFrom('albums')
    .select(['title', 'release_date', 'language'])
    .where('id', '=', albumId)
    .executeTakeFirstOrThrow();
  const copy = { review_id: id, album_id: albumId, hash, schema_version: schemaVersion, parts, warnings: '[]' };
  await db
    .insertInto('album_approvals')
    .values({ ...copy, ...head, invalid_since: null })
    .execute();
  if (images.length > 0)
    await db
      .insertInto('album_approval_images')
      .values(images.map((image_id) => ({ review_id: id, image_id })))
      .execute();
  if (orderId !== undefined)
    await db.updateTable('orders').set({ approval_id: id }).where('id', '=', orderId).execute();
  return { id, hash, version };
}
