import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Reopening } from '../albums/index.ts';
import type { ReviewsParts } from './reviews-parts.ts';
import { invalidateApprovals, insertReview } from './reviews.queries.ts';
import { serveReviews } from './reviews.routes.ts';

export interface Reviews {
  /** Staff open again what was approved for print; in the transaction that does. */
  reopened(tx: Transaction<Database>, reopening: Reopening): Promise<void>;
  /** Photos were withdrawn: approvals whose copy holds one are invalid. */
  forgetPictures(albumId: string, imageIds: readonly string[]): Promise<void>;
  serve(http: FastifyInstance): void;
}

export function createReviews(parts: ReviewsParts): Reviews {
  const { db, clock, orders, announce } = parts;
  return {
    reopened: async (tx, { reason, by, ...reopening }) => {
      await insertReview(tx, { ...reopening, kind: 'reopening', content: reason, by: { ...by, staff: true } });
      await orders.reopened(tx, { albumId: reopening.albumId, by: by.id, now: reopening.now });
    },
    forgetPictures: async (albumId, imageIds) => {
      if (imageIds.length === 0) return;
      await invalidateApprovals(db, albumId, imageIds, clock.now());
      announce(albumId, 'reviews');
    },
    serve: (http) => serveReviews(http, parts),
  };
}
