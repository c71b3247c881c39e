/** What guests call, who have no account. Nothing tells a wrong link from one that there never was. */
import {
  confirmGuestOrder,
  createGuestOrder,
  quotePublicBatch,
  readGuestOrder,
  readPublicBatch,
  withdrawGuestOrder,
} from '@figurina/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, localeOf, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { wirePublic } from './batch-answers.ts';
import type { BatchJobs } from './batch-jobs.ts';
import { hashOfToken } from './batch-links.ts';
import type { BatchesParts } from './batches-parts.ts';
import * as queries from './batches.queries.ts';
import { priceGuest, wireQuote } from './guest-price.ts';
import { setGuest, showGuest } from './own-order.ts';
import { placeGuest } from './place-guest.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Calls of one address, wrong links among them: a link goes round in a club, whose guests may share one. */
const READS_A_MINUTE = 240;
const ORDERS_AN_HOUR = 60;

export function serveGuests(http: FastifyInstance, parts: BatchesParts, jobs: Pick<BatchJobs, 'mayBeDue'>): void {
  const { db, clock, counters, lists, config } = parts;
  const payments = [...config.orders.guestPayments];

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<Refusal | undefined> {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const [calls = 0] = await counters.add([`batch read ${request.ip}`], MINUTE_MS);
    return calls > READS_A_MINUTE ? refuse('too_many_requests') : undefined;
  }
  async function open(
    token: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<queries.StoredBatch | Refusal> {
    const refused = await admit(request, reply);
    return refused ?? (await queries.findByToken(db, hashOfToken(token))) ?? refuse('batch_gone');
  }

  route(http, readPublicBatch, async ({ params: { token }, request, reply }) => {
    const batch = await open(token, request, reply);
    if (isRefusal(batch)) return batch;
    return { batch: wirePublic(batch, { now: clock.now(), locale: localeOf(request), payments }) };
  });

  route(http, quotePublicBatch, async ({ params: { token }, body: { order }, request, reply }) => {
    const batch = await open(token, request, reply);
    if (isRefusal(batch)) return batch;
    const locale = localeOf(request);
    const priced = await priceGuest(lists, batch, order, { now: clock.now(), locale });
    return isRefusal(priced) ? priced : { quote: await wireQuote(priced, order, locale) };
  });

  route(http, createGuestOrder, async ({ params: { token }, body: { order: wish }, request, reply }) => {
    const batch = await open(token, request, reply);
    if (isRefusal(batch)) return batch;
    const [orders = 0] = await counters.add([`batch order ${request.ip}`], HOUR_MS);
    if (orders > ORDERS_AN_HOUR) return refuse('too_many_requests');
    const key = String(request.headers['idempotency-key'] ?? '').trim();
    const placed = await placeGuest(parts, { batch, wish, locale: localeOf(request), key });
    if (isRefusal(placed)) return placed;
    if (!placed.isNew) reply.code(200);
    return { email: placed.email };
  });

  const shown = async (token: string, request: FastifyRequest) => {
    const order = await showGuest(parts, token, localeOf(request));
    return isRefusal(order) ? order : { order };
  };

  route(http, readGuestOrder, async ({ params: { token }, request, reply }) => {
    return (await admit(request, reply)) ?? shown(token, request);
  });

  route(http, confirmGuestOrder, async ({ params: { token }, request, reply }) => {
    const refused = (await admit(request, reply)) ?? (await setGuest(parts, jobs, token, 'confirmed'));
    return refused ?? shown(token, request);
  });

  route(http, withdrawGuestOrder, async ({ params: { token }, request, reply }) => {
    const refused = (await admit(request, reply)) ?? (await setGuest(parts, jobs, token, 'withdrawn'));
    return refused ?? shown(token, request);
  });
}
