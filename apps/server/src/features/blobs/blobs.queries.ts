import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobRow } from './blobs.tables.ts';

export type Blob = Selectable<BlobRow>;

export async function insertBlob(
  db: Kysely<Database>,
  row: Omit<Blob, 'stored_at' | 'used_for' | 'used_at'>,
): Promise<void> {
  await db.insertInto('blobs').values(row).execute();
}

/** Of this owner alone: for everybody else it does not exist. */
export async function findBlob(db: Kysely<Database>, id: string, ownerId: string): Promise<Blob | undefined> {
  return db.selectFrom('blobs').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();
}

export async function markStored(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable('blobs').set({ stored_at: now }).where('id', '=', id).execute();
}

export async function markUsed(db: Kysely<Database>, id: string, usedFor: string, now: Date): Promise<void> {
  await db.updateTable('blobs').set({ used_for: usedFor, used_at: now }).where('id', '=', id).execute();
}

export async function deleteBlob(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('blobs').where('id', '=', id).execute();
}

export async function listOlderThan(db: Kysely<Database>, time: Date, limit: number): Promise<Blob[]> {
  return db.selectFrom('blobs').selectAll().where('created_at', '<', time).orderBy('created_at').limit(limit).execute();
}
