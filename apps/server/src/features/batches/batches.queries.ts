import { type BatchStanding, isBatchOpen, type IsoDay } from '@figurina/commerce';
import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { BatchRow } from './batches.tables.ts';

type Db = Kysely<Database>;

/** A run with what was ordered of it so far. */
export interface StoredBatch extends Selectable<BatchRow> {
  /** Confirmed by their guests. */
  readonly orders: number;
  readonly albums: number;
  readonly packs: number;
  /** Single ones, counted as pieces. */
  readonly stickers: number;
  /** Those that nobody has confirmed yet. */
  readonly waiting: number;
  /** False where it is gone, or in the trash: nobody orders it then. */
  readonly has_album: boolean;
}

/** Of the guests of each run in this state. */
const ofGuests = (what: RawBuilder<number>, state: 'placed' | 'confirmed') =>
  sql<number>`(select ${what}::integer from batch_guests g where g.batch_id = batches.id and g.state = ${state})`;

const counted = (db: Db) =>
  db
    .selectFrom('batches')
    .selectAll()
    .select([
      ofGuests(sql`count(*)`, 'confirmed').as('orders'),
      ofGuests(sql`coalesce(sum(g.albums), 0)`, 'confirmed').as('albums'),
      ofGuests(sql`coalesce(sum(g.packs), 0)`, 'confirmed').as('packs'),
      ofGuests(
        sql`coalesce(sum((select sum((m ->> 'quantity')::integer) from jsonb_array_elements(g.motifs) m)), 0)`,
        'confirmed',
      ).as('stickers'),
      ofGuests(sql`count(*)`, 'placed').as('waiting'),
      sql<boolean>`exists (select from albums a where a.id = batches.album_id and a.trashed_at is null)`.as(
        'has_album',
      ),
    ]);

export function standingOf({ state, minimum, close_at, deadline, orders }: StoredBatch): BatchStanding {
  return { state, minimum, closeAt: close_at, deadline, orders };
}

/** Whether a guest may order now, or take back what they ordered. */
export function takesOrders(batch: StoredBatch, today: IsoDay): boolean {
  return batch.has_album && isBatchOpen(batch, today);
}

/** The newest first. */
export async function listOfAlbum(db: Db, albumId: string): Promise<StoredBatch[]> {
  return counted(db).where('album_id', '=', albumId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export async function findBatch(db: Db, id: string, albumId?: string): Promise<StoredBatch | undefined> {
  return counted(db)
    .where('id', '=', id)
    .$if(albumId !== undefined, (query) => query.where('album_id', '=', albumId ?? ''))
    .executeTakeFirst();
}

export async function findByToken(db: Db, tokenHash: string): Promise<StoredBatch | undefined> {
  return counted(db).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Held until the transaction ends; counted once it is. */
export async function holdBatch(tx: Db, id: string): Promise<StoredBatch | undefined> {
  await tx.selectFrom('batches').select('id').where('id', '=', id).forUpdate().execute();
  return findBatch(tx, id);
}

export async function insertBatch(tx: Db, row: Insertable<BatchRow>): Promise<void> {
  await tx.insertInto('batches').values(row).execute();
}

export async function updateBatch(tx: Db, id: string, change: Updateable<BatchRow>): Promise<void> {
  await tx.updateTable('batches').set(change).where('id', '=', id).execute();
}

/** Undecided ones whose last day is over. */
export async function listOverdue(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('batches')
    .select('id')
    .where('state', 'in', ['open', 'closed'])
    .where('deadline', '<', today)
    .orderBy('deadline')
    .execute();
  return rows.map(({ id }) => id);
}

export interface BatchAlbum {
  readonly title: string;
  readonly is_blueprint: boolean;
  readonly blueprint_category: Selectable<Database['albums']>['blueprint_category'];
}

/** None where it is in the trash. */
export async function findAlbum(db: Db, id: string): Promise<BatchAlbum | undefined> {
  return db
    .selectFrom('albums')
    .select(['title', 'is_blueprint', 'blueprint_category'])
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
}

/** How whoever made a link is reached, and called. */
export async function findMaker(db: Db, sub: string): Promise<{ email: string; nickname: string } | undefined> {
  const row = await db.selectFrom('users').select(['email', 'nickname']).where('sub', '=', sub).executeTakeFirst();
  return row && { email: row.email, nickname: row.nickname ?? '' };
}
