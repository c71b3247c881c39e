import { createContentChanges, type AlbumDocument } from '@figurina/album';
import { HOUSE_USER } from '@figurina/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { listChanges } from '../realtime/index.ts';

interface Look {
  readonly albumId: string;
  /** The document as it is now, at this version. */
  readonly document: AlbumDocument;
  readonly version: number;
  /** Who looked, and at which version. */
  readonly by: string;
  readonly seen: number;
}

/**
 * How many changes of others somebody has not seen. Comments never count, nor what the house finds out by itself. Where
 * the log does not reach back as far, all that it lacks counts.
 */
export async function unseenChanges(tx: Transaction<Database>, look: Look): Promise<number> {
  const { albumId, document, version, by, seen } = look;
  if (seen >= version) return seen - version;
  const changes = await listChanges(tx, albumId, seen);
  const gone = changes.flatMap(({ traces }) => traces?.comments.map(({ id }) => id) ?? []);
  const counts = createContentChanges(document, gone);
  const counted = changes.filter(({ units }) => units.map(({ operations }) => counts(operations)).includes(true));
  const others = counted.filter(({ user }) => user !== by && user !== HOUSE_USER);
  return others.length + (version - seen - changes.length);
}
