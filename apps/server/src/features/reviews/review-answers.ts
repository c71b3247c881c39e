/** Reviews as the API shows them. */
import type { Review } from '@figurina/contract';
import type { ListedReview } from './reviews.queries.ts';
import type { ReviewPointRow, ReviewReplyRow } from './reviews.tables.ts';

export function wireReview({
  id,
  kind,
  content,
  version,
  created_at,
  points,
  replies,
  approval,
  ...by
}: ListedReview): Review {
  return {
    id,
    kind,
    content,
    by: { name: by.by_name, staff: by.by_staff },
    created_at: created_at.toISOString(),
    version,
    points: points.map(wirePoint),
    replies: replies.map(wireReply),
    approval: approval && {
      hash: approval.hash,
      accepted_warnings: [...approval.warnings],
      invalid: approval.invalid_since !== null,
    },
  };
}

export function wirePoint({ id, content, done_at, done_by }: ReviewPointRow): Review['points'][number] {
  return { id, content, done: done_at !== null, done_by };
}

export function wireReply({ id, content, by_name, by_staff, created_at }: ReviewReplyRow): Review['replies'][number] {
  return { id, content, by: { name: by_name, staff: by_staff }, created_at: created_at.toISOString() };
}
