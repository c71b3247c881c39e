import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type {
  AcceptedWarning,
  ApprovalRow,
  ReviewPointRow,
  ReviewReplyRow,
  ReviewRow,
  ReviewSignalRow,
} from './reviews.tables.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

export interface Author {
  readonly id: string;
  readonly name: string;
  readonly staff: boolean;
}

export interface NewReview extends Pick<ReviewRow, 'kind' | 'content' | 'version'> {
  readonly albumId: string;
  readonly by: Author;
  readonly now: Date;
}

export async function insertReview(tx: Tx, review: NewReview): Promise<string> {
  const { albumId, kind, content, by, version, now } = review;
  const id = newId(now.getTime());
  const author = { by_sub: by.id, by_name: by.name, by_staff: by.staff };
  await tx
    .insertInto('album_reviews')
    .values({ id, album_id: albumId, kind, content, ...author, version, created_at: now })
    .execute();
  return id;
}

export async function insertPoints(tx: Tx, reviewId: string, points: readonly string[]): Promise<void> {
  const rows = points.map((content, position) => ({
    id: newId(),
    review_id: reviewId,
    position,
    content,
    done_at: null,
    done_by: null,
  }));
  await tx.insertInto('album_review_points').values(rows).execute();
}

interface NewApproval {
  readonly id: string;
  readonly albumId: string;
  readonly hash: string;
  readonly schemaVersion: number;
  readonly parts: string;
  readonly warnings: readonly AcceptedWarning[];
  readonly images: readonly string[];
}

/** With the album's head as it is in this transaction. */
export async function insertApproval(tx: Tx, approval: NewApproval): Promise<void> {
  const { id, albumId, hash, schemaVersion, parts, warnings, images } = approval;
  const head = await tx
    .selectFrom('albums')
    .select(['title', 'release_date', 'language'])
    .where('id', '=', albumId)
    .executeTakeFirstOrThrow();
  const copy = { review_id: id, album_id: albumId, hash, schema_version: schemaVersion, parts };
  await tx
    .insertInto('album_approvals')
    .values({ ...copy, ...head, warnings: JSON.stringify(warnings), invalid_since: null })
    .execute();
  if (images.length === 0) return;
  const rows = images.map((image_id) => ({ review_id: id, image_id }));
  await tx.insertInto('album_approval_images').values(rows).execute();
}

/** Each stands once an album. */
export async function recordSignal(
  tx: Tx,
  signal: Pick<ReviewSignalRow, 'signal'> & { albumId: string; reviewId: string; by: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('review_signals')
    .values({
      album_id: signal.albumId,
      signal: signal.signal,
      review_id: signal.reviewId,
      by_sub: signal.by,
      created_at: signal.now,
      taken_at: null,
    })
    .onConflict((conflict) => conflict.columns(['album_id', 'signal']).doNothing())
    .execute();
}

export interface ListedReview extends ReviewRow {
  readonly points: readonly ReviewPointRow[];
  readonly replies: readonly ReviewReplyRow[];
  readonly approval: Pick<Selectable<ApprovalRow>, 'hash' | 'warnings' | 'invalid_since'> | null;
}

/** The newest first. */
export async function listReviews(db: Db, albumId: string): Promise<ListedReview[]> {
  const reviews = await db
    .selectFrom('album_reviews')
    .selectAll()
    .where('album_id', '=', albumId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (reviews.length === 0) return [];
  const ids = reviews.map(({ id }) => id);
  const points = await db
    .selectFrom('album_review_points')
    .selectAll()
    .where('review_id', 'in', ids)
    .orderBy('position')
    .execute();
  const replies = await db
    .selectFrom('album_review_replies')
    .selectAll()
    .where('review_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const approvals = await db
    .selectFrom('album_approvals')
    .select(['review_id', 'hash', 'warnings', 'invalid_since'])
    .where('review_id', 'in', ids)
    .execute();
  const ofReview = <Row extends { review_id: string }>(rows: readonly Row[], id: string): Row[] =>
    rows.filter(({ review_id }) => review_id === id);
  return reviews.map((review) => ({
    ...review,
    points: ofReview(points, review.id),
    replies: ofReview(replies, review.id),
    approval: ofReview(approvals, review.id)[0] ?? null,
  }));
}

export async function editorsMayApprove(db: Db, albumId: string): Promise<boolean> {
  const row = await db.selectFrom('albums').select('editors_may_approve').where('id', '=', albumId).executeTakeFirst();
  return row?.editors_may_approve ?? false;
}

/** Undefined when it is not of this album. */
export async function tickPoint(
  db: Db,
  albumId: string,
  id: string,
  done: { at: Date; by: string } | null,
): Promise<ReviewPointRow | undefined> {
  return db
    .updateTable('album_review_points')
    .set({ done_at: done?.at ?? null, done_by: done?.by ?? null })
    .where('id', '=', id)
    .where('review_id', 'in', (within) =>
      within.selectFrom('album_reviews').select('id').where('album_id', '=', albumId),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function isReviewOf(db: Db, albumId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('album_reviews')
    .select('id')
    .where('id', '=', id)
    .where('album_id', '=', albumId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReply(
  db: Db,
  reviewId: string,
  { content, by, now }: { content: string; by: Author; now: Date },
): Promise<ReviewReplyRow> {
  const author = { by_sub: by.id, by_name: by.name, by_staff: by.staff };
  const row = { id: newId(now.getTime()), review_id: reviewId, content, ...author, created_at: now };
  await db.insertInto('album_review_replies').values(row).execute();
  return row;
}

/** Copies that hold one of these pictures are not what may be printed any more. */
export async function invalidateApprovals(
  db: Db,
  albumId: string,
  imageIds: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('album_approvals')
    .set({ invalid_since: now })
    .where('album_id', '=', albumId)
    .where('invalid_since', 'is', null)
    .where('review_id', 'in', (within) =>
      within
        .selectFrom('album_approval_images')
        .select('review_id')
        .where('image_id', 'in', [...imageIds]),
    )
    .execute();
}
