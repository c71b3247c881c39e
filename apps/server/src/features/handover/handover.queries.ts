import type { Failure } from '../exports/index.ts';
import type { HouseId, ProductionOrder } from '@figurina/contract';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { OrderTransferRow } from './handover.tables.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/** An archive that was made for an order, or is made. */
export interface Archive {
  readonly id: string;
  readonly state: 'queued' | 'working' | 'exists' | 'finished' | 'error';
  readonly progress: number;
  readonly failure: Failure | null;
  readonly album_version: number;
  readonly copy_hash: string | null;
  readonly file_key: string | null;
  readonly file_bytes: string | null;
  readonly file_sha256: string | null;
  readonly production: ProductionOrder | null;
  readonly created_at: Date;
}

/** The newest. */
export async function findArchive(db: Db, orderId: string): Promise<Archive | undefined> {
  return db
    .selectFrom('render_jobs')
    .select(['id', 'state', 'progress', 'failure', 'album_version', 'copy_hash'])
    .select(['file_key', 'file_bytes', 'file_sha256', 'production', 'created_at'])
    .where('order_id', '=', orderId)
    .where(sql<string>`params->>'mode'`, '=', 'artifact')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Nobody else starts anything for it until the transaction ends. */
export async function holdOrder(tx: Tx, orderId: string): Promise<boolean> {
  const held = await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().executeTakeFirst();
  return held !== undefined;
}

export type Transfer = Selectable<OrderTransferRow>;

/** The newest to each house. */
export async function transfersOf(db: Db, orderId: string): Promise<ReadonlyMap<HouseId, Transfer>> {
  const rows = await db
    .selectFrom('order_transfers')
    .distinctOn('house')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('house')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.house, row]));
}

export async function findTransfer(db: Db, id: string): Promise<Transfer | undefined> {
  return db.selectFrom('order_transfers').selectAll().where('id', '=', id).executeTakeFirst();
}

type Named = 'id' | 'order_id' | 'job_id' | 'house' | 'archive_sha256' | 'file_name' | 'sha256' | 'by_sub';
interface NewTransfer extends Pick<Transfer, Named> {
  readonly file_bytes: number;
}

export async function insertTransfer(tx: Tx, transfer: NewTransfer, now: Date): Promise<void> {
  const fresh = { attempt: null, fault: null, file_key: null, completed_at: null };
  await tx
    .insertInto('order_transfers')
    .values({ ...transfer, ...fresh, state: 'waiting', created_at: now })
    .execute();
}

/** Whoever takes it up last has it. Undefined where it is over. */
export async function claimTransfer(db: Db, id: string, attempt: string): Promise<Transfer | undefined> {
  return db
    .updateTable('order_transfers')
    .set(({ eb }) => ({ state: 'sending', attempt, fault: null, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .returningAll()
    .executeTakeFirst();
}

type TransferChange = Partial<{
  state: Transfer['state'];
  sent_bytes: number;
  file_name: string;
  file_bytes: number;
  file_key: string | null;
  sha256: string;
  fault: string | null;
  completed_at: Date;
}>;

/** False where another attempt has it, or it is over. Without an attempt: whoever has it. */
export async function changeTransfer(
  db: Db,
  id: string,
  attempt: string | null,
  change: TransferChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_transfers')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .$if(attempt !== null, (query) => query.where('attempt', '=', attempt))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was sent of it is nowhere here any more. */
export async function forgetFile(db: Db, id: string): Promise<void> {
  await db.updateTable('order_transfers').set({ file_key: null }).where('id', '=', id).execute();
}
