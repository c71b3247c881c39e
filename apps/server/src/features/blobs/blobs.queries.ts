import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobRow } from './blobs.tables.ts';
import { GONE, unless } from './segments.queries.ts';

export type Blob = Selectable<BlobRow>;

export type NewBlob = Omit<Blob, 'stored_at' | 'used_for' | 'used_at'>;

export async function insertBlob(db: Kysely<Database>, row: NewBlob): Promise<void> {
  await db.insertInto('blobs').values(row).execute();
}

/**
 * The same for one without an account, as long as what its link and its address have lying unused, with it, is no more
 * than this many bytes; false when it would be. One after the other, so that many at once get no further.
 */
export async function insertWithin(
  db: Kysely<Database>,
  row: NewBlob,
  atMost: { link: number; address: number },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('blobs without an account'))`.execute(transaction);
    const { rows } = await sql<{ link: number; address: number }>`
      select coalesce(sum(size) filter (where owner_id = ${row.owner_id}), 0)::float as link,
        coalesce(sum(size) filter (where address = ${row.address}), 0)::float as address
      from blobs where address is not null and used_for is null`.execute(transaction);
    const [lying] = rows;
    if (!lying || lying.link + row.size > atMost.link || lying.address + row.size > atMost.address) return false;
    await insertBlob(transaction, row);
    return true;
  });
}

/** Of this owner alone: for everybody else it does not exist. */
export async function findBlob(db: Kysely<Database>, id: string, ownerId: string): Promise<Blob | undefined> {
  return db.selectFrom('blobs').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();
}

export async function findSize(db: Kysely<Database>, id: string): Promise<number | undefined> {
  return (await db.selectFrom('blobs').select('size').where('id', '=', id).executeTakeFirst())?.size;
}

export async function markStored(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable('blobs').set({ stored_at: now }).where('id', '=', id).execute();
}

export async function markUsed(db: Kysely<Database>, id: string, usedFor: string, now: Date): Promise<void> {
  await db.updateTable('blobs').set({ used_for: usedFor, used_at: now }).where('id', '=', id).execute();
}

/** False while pieces of it are there, which refer to it. */
export async function deleteBlob(db: Kysely<Database>, id: string): Promise<boolean> {
  return db
    .deleteFrom('blobs')
    .where('id', '=', id)
    .execute()
    .then(() => true, unless(GONE));
}

export async function listOlderThan(db: Kysely<Database>, time: Date, limit: number): Promise<Blob[]> {
  return db.selectFrom('blobs').selectAll().where('created_at', '<', time).orderBy('created_at').limit(limit).execute();
}

/** Of those without an account, what became nothing. */
export async function listUnclaimed(db: Kysely<Database>, time: Date, limit: number): Promise<Blob[]> {
  return db
    .selectFrom('blobs')
    .selectAll()
    .where('address', 'is not', null)
    .where('used_for', 'is', null)
    .where('created_at', '<', time)
    .limit(limit)
    .execute();
}
