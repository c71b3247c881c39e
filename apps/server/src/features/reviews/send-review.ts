/** Feedback, which unlocks what was locked for review; remarks of the staff, which lock it. */
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { holdAlbum, setLock } from '../albums/index.ts';
import type { ReviewsParts } from './reviews-parts.ts';
import { reviewRefusal } from './reviews.policy.ts';
import * as queries from './reviews.queries.ts';

export interface ReviewWish {
  readonly kind: 'feedback' | 'remarks';
  readonly content: string;
  readonly points: readonly string[];
}

/** Answers the id of the review. */
export async function sendReview(
  { db, clock, orders }: Pick<ReviewsParts, 'db' | 'clock' | 'orders'>,
  albumId: string,
  by: queries.Author,
  { kind, content, points }: ReviewWish,
): Promise<string | Refusal> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const head = await holdAlbum(tx, albumId);
    if (!head) return refuse('not_found');
    const denied = reviewRefusal(kind, head);
    if (denied) return refuse(denied);
    const id = await queries.insertReview(tx, { albumId, kind, content, by, version: head.version, now });
    if (points.length > 0) await queries.insertPoints(tx, id, points);
    const locked = kind === 'remarks';
    if (!locked || !head.lock) await setLock(tx, albumId, { locked, cause: 'review', reason: null, by: by.id }, now);
    await queries.recordSignal(tx, { albumId, signal: 'review_feedback', reviewId: id, by: by.id, now });
    await orders.spokenOf(tx, { albumId, reviewId: id, by: by.id, kind, content, now });
    return id;
  });
}
