import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

export interface Segment {
  id: string;
  size: number;
}

export interface NewSegment extends Segment {
  blob_id: string;
  start: number;
}

/** Before its file is written. False when the upload is gone. */
export async function announceSegment(db: Kysely<Database>, segment: NewSegment): Promise<boolean> {
  return db
    .insertInto('blob_segments')
    .values({ ...segment, arrived: false })
    .execute()
    .then(() => true, unless(GONE));
}

/** After its file was written. False when another piece came to its place before, or the upload is gone. */
export async function segmentArrived(db: Kysely<Database>, id: string): Promise<boolean> {
  return db
    .updateTable('blob_segments')
    .set({ arrived: true })
    .where('id', '=', id)
    .executeTakeFirst()
    .then(({ numUpdatedRows }) => numUpdatedRows > 0n, unless(TAKEN));
}

/** What arrived, in its order. */
export async function listSegments(db: Kysely<Database>, blobId: string): Promise<Segment[]> {
  return db
    .selectFrom('blob_segments')
    .select(['id', 'size'])
    .where('blob_id', '=', blobId)
    .where('arrived', '=', true)
    .orderBy('start')
    .execute();
}

/** Those whose file is still being written, or never was, as well. */
export async function listAllSegments(db: Kysely<Database>, blobId: string): Promise<string[]> {
  const rows = await db.selectFrom('blob_segments').select('id').where('blob_id', '=', blobId).execute();
  return rows.map(({ id }) => id);
}

export async function deleteSegment(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('blob_segments').where('id', '=', id).execute();
}

/** Codes of PostgreSQL: what is referred to is not there; the same is there already. */
export const GONE = '23503';
const TAKEN = '23505';

/** Makes the error with this code an answer. */
export function unless(code: string): (error: unknown) => false {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === code) return false;
    throw error;
  };
}
