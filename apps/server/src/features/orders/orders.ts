/** Taking orders and what becomes of them until they are printed. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/db/schema.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { createReviewedOrders, type ReviewedOrders } from './approving/reviewed-orders.ts';
import { touchOrders } from './approving/touched-orders.ts';
import { serveChanging } from './change-order.routes.ts';
import { findPacking, hasOpenOrder, heldByOrders } from './orders-of-album.queries.ts';
import type { OrdersParts } from './orders-parts.ts';
import { servePlacing } from './place-order.routes.ts';
import { handlePackProofs } from './placing/prove-packs.ts';
import { printableCopy } from './printable-copy.ts';
import { forgetRequests, KEPT_MS } from './placing/requests.ts';

export const forgetOldRequests = defineJob({ name: 'orders.forget_requests', data: z.object({}) });

export interface Orders {
  /** Neither ended nor shipped: somebody waits for its books. */
  hasOpenOrder(albumId: string): Promise<boolean>;
  /** Which of these pictures an order shows that counts: they stay. */
  holds(albumId: string, imageIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Photos were withdrawn. */
  forgetPictures(albumId: string, imageIds: readonly string[]): Promise<void>;
  /** How an album was ordered: by this order, else the last one. */
  packingOf(albumId: string, orderId: string | null): ReturnType<typeof findPacking>;
  /**
   * What is printed for an order, or of an album where none is named. `within`: a transaction that has begun; another
   * connection would wait for it for ever where there is one alone.
   */
  copyOf(albumId: string, orderId: string | null, within?: Kysely<Database>): ReturnType<typeof printableCopy>;
  readonly reviewed: ReviewedOrders;
  serve(http: FastifyInstance): void;
}

export function createOrders(parts: OrdersParts): Orders {
  const { db, clock, jobs } = parts;
  jobs.handle(forgetOldRequests, {
    run: () => forgetRequests(db, new Date(clock.now().getTime() - KEPT_MS)),
  });
  handlePackProofs(parts);
  jobs.schedule(forgetOldRequests, '17 3 * * *');
  return {
    hasOpenOrder: (albumId) => hasOpenOrder(db, albumId),
    holds: (albumId, imageIds) => heldByOrders(db, albumId, imageIds),
    forgetPictures: (albumId, imageIds) => touchOrders(parts, albumId, imageIds),
    packingOf: (albumId, orderId) => findPacking(db, albumId, orderId),
    copyOf: (albumId, orderId, within = db) => printableCopy(within, albumId, orderId),
    reviewed: createReviewedOrders(parts),
    serve: (http) => {
      servePlacing(http, parts);
      serveChanging(http, parts);
    },
  };
}
