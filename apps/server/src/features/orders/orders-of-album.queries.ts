/** What orders there are of an album, and what they hold of it. */
import type { Category } from '@figurina/album';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

export interface OrderableAlbum {
  readonly title: string;
  readonly is_blueprint: boolean;
  readonly blueprint_category: Category | null;
}

export async function findOrderableAlbum(db: Db, id: string): Promise<OrderableAlbum | undefined> {
  return db
    .selectFrom('albums')
    .select(['title', 'is_blueprint', 'blueprint_category'])
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
}

/** Neither ended nor shipped. */
function openOrders(db: Db, albumId: string) {
  return (
    db
      .selectFrom('orders')
      .select('id')
      .where('album_id', '=', albumId)
      .where('ended_at', 'is', null)
      // What guests ordered is reviewed and printed with their run.
      .where('run_id', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('order_updates')
              .select('id')
              .whereRef('order_updates.order_id', '=', 'orders.id')
              .where('signal', '=', 'shipped'),
          ),
        ),
      )
      .orderBy('number')
  );
}

export async function hasOpenOrder(db: Db, albumId: string): Promise<boolean> {
  return (await openOrders(db, albumId).limit(1).executeTakeFirst()) !== undefined;
}

/** The oldest first; nobody else writes about them until the transaction ends. */
export async function holdOpenOrders(tx: Tx, albumId: string): Promise<string[]> {
  const rows = await openOrders(tx, albumId).forUpdate().execute();
  return rows.map(({ id }) => id);
}

/** A copy that was approved for print and may be printed. */
export interface ApprovedCopy {
  readonly review_id: string;
  readonly album_id: string;
  readonly hash: string;
  readonly schema_version: number;
  readonly title: string;
  readonly parts: string;
  readonly version: number;
}

function approvedCopies(db: Db) {
  return db
    .selectFrom('album_approvals')
    .innerJoin('album_reviews', 'album_reviews.id', 'album_approvals.review_id')
    .select([
      'album_approvals.review_id',
      'album_approvals.album_id',
      'album_approvals.hash',
      'album_approvals.schema_version',
      'album_approvals.title',
      'album_approvals.parts',
      'album_reviews.version',
    ])
    .where('album_approvals.invalid_since', 'is', null);
}

export async function findApprovedCopy(db: Db, reviewId: string): Promise<ApprovedCopy | undefined> {
  return approvedCopies(db).where('album_approvals.review_id', '=', reviewId).executeTakeFirst();
}

/** Also one that may not be printed any more. */
export async function findPrintable(db: Db, reviewId: string) {
  return db
    .selectFrom('album_approvals')
    .innerJoin('album_reviews', 'album_reviews.id', 'album_approvals.review_id')
    .selectAll('album_approvals')
    .select(['album_reviews.version', 'album_reviews.created_at'])
    .where('album_approvals.review_id', '=', reviewId)
    .executeTakeFirst();
}

/** None where staff have opened the album again since. */
export async function findLastApproval(db: Db, albumId: string): Promise<string | null> {
  const last = await db
    .selectFrom('album_reviews')
    .select(['id', 'kind'])
    .where('album_id', '=', albumId)
    .where('kind', 'in', ['approval', 'reopening'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === 'approval' ? last.id : null;
}

export async function picturesOfReview(db: Db, reviewId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('album_approval_images')
    .select('image_id')
    .where('review_id', '=', reviewId)
    .execute();
  return rows.map(({ image_id }) => image_id);
}

/** The last one of an album, where it is of this very content. */
export async function findApprovalOf(db: Db, albumId: string, hash: string): Promise<string | null> {
  const last = await db
    .selectFrom('album_approvals')
    .innerJoin('album_reviews', 'album_reviews.id', 'album_approvals.review_id')
    .select(['review_id', 'hash', 'invalid_since'])
    .where('album_approvals.album_id', '=', albumId)
    .orderBy('album_reviews.created_at', 'desc')
    .orderBy('review_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && last.hash === hash && last.invalid_since === null ? last.review_id : null;
}

/** What was ordered or approved stays printable: its pictures, as long as the order counts. */
export async function heldByOrders(db: Db, albumId: string, imageIds: readonly string[]): Promise<Set<string>> {
  if (imageIds.length === 0) return new Set();
  const { rows } = await sql<{ image: string }>`
    select image from orders join order_snapshots on order_id = orders.id, jsonb_array_elements_text(images) as image
      where album_id = ${albumId} and ended_at is null and image = any(${[...imageIds]}::text[])
    union
    select image_id from album_approval_images join orders on approval_id = review_id
      where album_id = ${albumId} and ended_at is null and image_id = any(${[...imageIds]}::text[])`.execute(db);
  return new Set(rows.map(({ image }) => image));
}

/** Which of these pictures each of these orders shows. */
export async function picturesInOrders(
  db: Db,
  orderIds: readonly string[],
  imageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (orderIds.length === 0 || imageIds.length === 0) return new Map();
  const { rows } = await sql<{ order_id: string; image: string }>`
    select order_id, image from order_snapshots, jsonb_array_elements_text(images) as image
      where order_id = any(${[...orderIds]}::text[]) and image = any(${[...imageIds]}::text[])
    union
    select orders.id, image_id from album_approval_images join orders on approval_id = review_id
      where orders.id = any(${[...orderIds]}::text[]) and image_id = any(${[...imageIds]}::text[])`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ order_id }) => order_id)].map(([id, shown]) => [id, shown.map(({ image }) => image)]),
  );
}

/** The orders have what the review said. */
export async function takeSignal(
  tx: Tx,
  albumId: string,
  signal: 'review_feedback' | 'review_completed',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('review_signals')
    .set({ taken_at: now })
    .where('album_id', '=', albumId)
    .where('signal', '=', signal)
    .where('taken_at', 'is', null)
    .execute();
}

/** Of this order, else the newest one of the album that counts: how many albums, and the packs as they are dealt. */
export async function findPacking(db: Db, albumId: string, orderId: string | null = null) {
  return (
    db
      .selectFrom('orders')
      // Packs that are dealt one by one are as many runs of a single pack.
      .select(sql<number>`coalesce(packs, albums)`.as('albums'))
      .select(['packs_per_album as packsPerAlbum', 'packs_seed as seed', 'motifs'])
      .where('album_id', '=', albumId)
      .where('ended_at', 'is', null)
      .where('run_id', 'is', null)
      .$if(orderId !== null, (query) => query.where('id', '=', orderId ?? ''))
      // A part of an order says nothing of the whole.
      .$if(orderId === null, (query) => query.where('replacement', '=', false))
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/** Orders of guests that are printed with this one and count. */
export async function guestsOfRun(db: Db, runId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('run_id', '=', runId)
    .where('ended_at', 'is', null)
    .orderBy('number')
    .execute();
  return rows.map(({ id }) => id);
}
