/** Photos whose owner took them back vanish from every point: each piece that names one is written anew without it. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { hashOf, mentions, pack, unpack, withoutImages } from './chunks.ts';
import * as queries from './history.queries.ts';

export async function forgetInPoints(
  db: Kysely<Database>,
  albumId: string,
  imageIds: readonly string[],
): Promise<void> {
  const ids = new Set(imageIds);
  await rewritePoints(db, albumId, (piece) => (mentions(piece, ids) ? withoutImages(piece, ids) : piece));
}

/** Every piece of the album's points, as `rewrite` answers it. */
export async function rewritePoints(
  db: Kysely<Database>,
  albumId: string,
  rewrite: (piece: string) => string,
): Promise<void> {
  const replaced = new Map<string, { hash: string; data: Buffer }>();
  for (const chunk of await queries.listChunks(db, albumId)) {
    const piece = await unpack(chunk);
    const without = rewrite(piece);
    if (without !== piece) replaced.set(chunk.hash, { hash: hashOf(without), data: await pack(without) });
  }
  await queries.replaceChunks(db, albumId, replaced);
}

/** Which of these pictures some point of the album shows. */
export async function heldByPoints(
  db: Kysely<Database>,
  albumId: string,
  imageIds: readonly string[],
): Promise<Set<string>> {
  const held = new Set<string>();
  for (const chunk of await queries.listChunks(db, albumId)) {
    const piece = await unpack(chunk);
    for (const id of imageIds) if (!held.has(id) && mentions(piece, new Set([id]))) held.add(id);
  }
  return held;
}
