import { addPicked, type PickedMotif } from '@figurina/commerce';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { BatchGuestRow } from './batches.tables.ts';

type Db = Kysely<Database>;
export type Guest = Selectable<BatchGuestRow>;

/** The newest first. */
export async function listGuests(db: Db, batchId: string): Promise<Guest[]> {
  return db
    .selectFrom('batch_guests')
    .selectAll()
    .where('batch_id', '=', batchId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findGuestByToken(db: Db, tokenHash: string): Promise<Guest | undefined> {
  return db.selectFrom('batch_guests').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** What the same request left behind. */
export async function findRequest(
  db: Db,
  batchId: string,
  key: string,
): Promise<Pick<Guest, 'request_hash' | 'email'> | undefined> {
  return db
    .selectFrom('batch_guests')
    .select(['request_hash', 'email'])
    .where('batch_id', '=', batchId)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

/** False where the same request was faster. */
export async function insertGuest(tx: Db, row: Insertable<BatchGuestRow>): Promise<boolean> {
  const inserted = await tx
    .insertInto('batch_guests')
    .values(row)
    .onConflict((conflict) => conflict.columns(['batch_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Held until the transaction ends. */
export async function holdGuest(tx: Db, id: string): Promise<Guest | undefined> {
  return tx.selectFrom('batch_guests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateGuest(tx: Db, id: string, change: Updateable<BatchGuestRow>): Promise<void> {
  await tx.updateTable('batch_guests').set(change).where('id', '=', id).execute();
}

/** Confirmed ones without an order of their own yet, in the order in which they came. */
export async function listUnordered(db: Db, batchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('batch_guests')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('state', '=', 'confirmed')
    .where('order_id', 'is', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Confirmed ones who are to hear that nothing comes of it; held, and marked as told. */
export async function takeUntold(tx: Db, batchId: string, now: Date): Promise<Guest[]> {
  return tx
    .updateTable('batch_guests')
    .set({ told_at: now })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'confirmed')
    .where('told_at', 'is', null)
    .returningAll()
    .execute();
}

/** Single stickers that all who confirmed picked. */
export async function pickedOf(db: Db, batchId: string): Promise<PickedMotif[]> {
  const rows = await db
    .selectFrom('batch_guests')
    .select('motifs')
    .where('batch_id', '=', batchId)
    .where('state', '=', 'confirmed')
    .execute();
  return addPicked(rows.map(({ motifs }) => motifs));
}

export interface Parcel extends Pick<Guest, 'for_name'> {
  readonly order_id: string;
  readonly prepaid: boolean;
}

/** Orders of a run with whom they are for. */
export async function listParcelsOf(db: Db, runId: string): Promise<Parcel[]> {
  return db
    .selectFrom('orders')
    .leftJoin('batch_guests', 'batch_guests.order_id', 'orders.id')
    .select(['orders.id as order_id', 'prepaid', sql<string>`coalesce(for_name, '')`.as('for_name')])
    .where('run_id', '=', runId)
    .orderBy('number')
    .execute();
}

/** What people typed who ordered nothing in the end: of runs whose last day is long over. */
export async function forgetGuests(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('batch_guests')
    .where('order_id', 'is', null)
    .where('batch_id', 'in', ({ selectFrom }) =>
      selectFrom('batches')
        .select('batches.id')
        .where('deadline', '<', before)
        .where((eb) => eb.or([eb('state', '=', 'expired'), eb('batch_guests.state', '<>', 'confirmed')])),
    )
    .execute();
}
