/**
 * The review of an ordered album: remarks of the staff, feedback, the print approval. A lock has a cause. Feedback is sent
 * while the album is locked for review, and unlocks it; a print approval is given while it is not locked, and locks it for good.
 */
import { z } from 'zod';
import { albumHeadSchema } from './albums.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { LOCK_CAUSES } from './locks.ts';
import { idSchema, isoTime } from './wire.ts';

const albumParams = z.object({ id: idSchema });
const contentSchema = z.string().trim().min(1).max(LIMITS.reviewContent);

const authorSchema = z.object({
  name: z.string(),
  /** They look at the album for those who print it. */
  staff: z.boolean(),
});

/** One thing to do, to be ticked. */
export const reviewPointSchema = z.object({
  id: idSchema,
  content: z.string(),
  done: z.boolean(),
  done_by: z.string().nullable(),
});

export const reviewReplySchema = z.object({
  id: idSchema,
  content: z.string(),
  by: authorSchema,
  created_at: isoTime,
});

export const acceptedWarningSchema = z.object({
  /** Rule and place: see `findingKey` in packages/album. */
  key: z.string(),
  /** Who accepted it. */
  by: z.string(),
});

export const reviewSchema = z
  .object({
    id: idSchema,
    kind: z.enum(['remarks', 'feedback', 'approval', 'reopening']),
    content: z.string(),
    by: authorSchema,
    created_at: isoTime,
    /** Of the document, when it was sent. */
    version: z.int(),
    points: z.array(reviewPointSchema),
    replies: z.array(reviewReplySchema),
    /** Of an approval: which copy is printed. */
    approval: z
      .object({
        /** SHA-256 of the document without its comments. */
        hash: z.string(),
        accepted_warnings: z.array(acceptedWarningSchema),
        /** A photo in the copy was withdrawn: it needs a new approval. */
        invalid: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof reviewSchema>;

export const lockSchema = z
  .object({
    cause: z.enum(LOCK_CAUSES),
    reason: z.string().nullable(),
    by: z.string().nullable(),
    at: isoTime.nullable(),
  })
  .meta({ id: 'AlbumLock' });

/** Where the review of an album stands, and what the caller may do about it. */
export const reviewStateSchema = z.object({
  /** Null while the album is not locked. */
  lock: lockSchema.nullable(),
  /** Sending feedback, as far as the role goes. */
  may_send_feedback: z.boolean(),
  may_approve: z.boolean(),
  editors_may_approve: z.boolean(),
});
export type ReviewState = z.infer<typeof reviewStateSchema>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/albums/:id/reviews',
  summary: 'What was said and decided about an album, the newest first, and where its review stands',
  tag: 'reviews',
  params: albumParams,
  answer: z.object({ reviews: z.array(reviewSchema), review_state: reviewStateSchema }),
  refusals: ['not_found'],
});

/**
 * `version`: the one that the caller has seen. Where somebody else has changed more than comments since, an approval is
 * refused as `conflict`, with the number of their changes in `changes`.
 */
export const createReview = endpoint({
  method: 'POST',
  path: '/albums/:id/reviews',
  summary:
    'Sends feedback, which unlocks the album, or approves it for print, which locks it for good; remarks of the staff',
  tag: 'reviews',
  params: albumParams,
  body: z.object({
    review: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('feedback'), content: contentSchema, version: z.int().min(0) }),
      z.object({
        kind: z.literal('approval'),
        content: z.string().trim().max(LIMITS.reviewContent).default(''),
        version: z.int().min(0),
        /** Every warning of the preflight, by its key. */
        accepted_warnings: z.array(z.string().max(300)).max(10_000).default([]),
        /**
         * Where the album has become another one than was ordered, refused as `order_scope_changed` with the difference in
         * price: who placed the order agrees to it.
         */
        accept_scope: z.boolean().default(false),
      }),
      /** Of the staff: locks the album for review. */
      z.object({
        kind: z.literal('remarks'),
        content: contentSchema,
        version: z.int().min(0),
        points: z.array(z.string().trim().min(1).max(LIMITS.reviewPoint)).max(100).default([]),
      }),
    ]),
  }),
  answer: z.object({ review: reviewSchema, album: albumHeadSchema }),
  status: 201,
  refusals: [
    'not_found',
    'forbidden',
    'album_locked',
    'conflict',
    'review_needs_order',
    'review_not_awaited',
    'preflight_errors',
    'warnings_not_accepted',
    'order_scope_changed',
    'order_invoiced',
    'order_amount_impossible',
    'price_changed',
    'no_albums_out_of_range',
    'packs_per_album_out_of_range',
    'packaging_unavailable',
  ],
});

export const changeReviewPoint = endpoint({
  method: 'PATCH',
  path: '/albums/:id/review_points/:point',
  summary: 'Ticks a point of a review, or takes the tick back',
  tag: 'reviews',
  params: z.object({ id: idSchema, point: idSchema }),
  body: z.object({ point: z.object({ done: z.boolean() }) }),
  answer: z.object({ point: reviewPointSchema }),
  refusals: ['not_found', 'forbidden'],
});

export const replyToReview = endpoint({
  method: 'POST',
  path: '/albums/:id/reviews/:review/replies',
  summary: 'Answers a review; locks and unlocks nothing',
  tag: 'reviews',
  params: z.object({ id: idSchema, review: idSchema }),
  body: z.object({ reply: z.object({ content: contentSchema }) }),
  answer: z.object({ reply: reviewReplySchema }),
  status: 201,
  refusals: ['not_found', 'forbidden', 'too_many_requests'],
});
