/** How far an order is, for whoever holds its link. Nothing tells a wrong link from one that there never was. */
import { createHash } from 'node:crypto';
import { readPublicOrder } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { localeOf, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { OrderAnswers } from './order-answers.ts';
import { findIdByToken } from './orders-reading.queries.ts';
import type { OrderReadingParts } from './reading-parts.ts';
import { findOrder } from './stored-order.ts';

const MINUTE_MS = 60_000;
/** Calls of one address: the link goes round in a club. */
const READS_A_MINUTE = 120;

export function serveOrderStatus(
  http: FastifyInstance,
  { db, counters, answers }: Pick<OrderReadingParts, 'db' | 'counters'> & { answers: OrderAnswers },
): void {
  route(http, readPublicOrder, async ({ params: { token }, request, reply }) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    // Wrong ones count as well, so that nobody tries one after the other.
    const [calls = 0] = await counters.add([`order status ${request.ip}`], MINUTE_MS);
    if (calls > READS_A_MINUTE) return refuse('too_many_requests');
    const id = await findIdByToken(db, hashOfToken(token));
    const order = id === undefined ? undefined : await findOrder(db, id);
    return order ? { order: await answers.publicOrder(order, localeOf(request)) } : refuse('order_gone');
  });
}

/** What a status link is looked for by. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
