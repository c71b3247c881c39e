import {
  changeWebhook,
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  rotateWebhookSecret,
  testWebhook,
  type WebhookPayload,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { newSecret } from '../../platform/ids.ts';
import { deliverWebhooks } from './deliver.ts';
import { alterWebhook, makeWebhook, rotateSecret } from './keep-webhooks.ts';
import { wireDelivery, wireWebhook } from './webhook-answers.ts';
import type { WebhooksParts } from './webhooks-parts.ts';
import * as queries from './webhooks.queries.ts';

const MINUTE_MS = 60_000;
const BY_HAND_A_MINUTE = 30;

export function serveWebhooks(http: FastifyInstance, parts: WebhooksParts): void {
  const { db, clock, counters, jobs } = parts;

  route(http, listWebhooks, async () => {
    const now = clock.now();
    return { webhooks: (await queries.listWebhooks(db)).map((webhook) => wireWebhook(webhook, now)) };
  });

  route(http, createWebhook, async ({ body: { webhook }, caller, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const made = await makeWebhook(parts, webhook, caller);
    return isRefusal(made) ? made : { ...made, webhook: wireWebhook(made.webhook, clock.now()) };
  });

  route(http, changeWebhook, async ({ params: { id }, body: { webhook: change }, caller }) => {
    const webhook = await alterWebhook(parts, id, { change, by: caller });
    return isRefusal(webhook) ? webhook : { webhook: wireWebhook(webhook, clock.now()) };
  });

  route(http, rotateWebhookSecret, async ({ params: { id }, caller, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const made = await rotateSecret(parts, id, caller);
    return isRefusal(made) ? made : { ...made, webhook: wireWebhook(made.webhook, clock.now()) };
  });

  route(http, listWebhookDeliveries, async ({ params: { id }, query: { page, per } }) => {
    if (!(await queries.findWebhook(db, id))) return refuse('not_found');
    const { deliveries, total } = await queries.listDeliveries(db, id, { page, per });
    return {
      deliveries: deliveries.map(wireDelivery),
      pagination: { current_page: page, total_pages: Math.max(1, Math.ceil(total / per)) },
    };
  });

  /** By hand, so at once. */
  async function sendNow(
    id: string,
    caller: Caller,
    write: (tx: Transaction<Database>, now: Date) => Promise<queries.StoredDelivery | undefined>,
  ): Promise<queries.StoredDelivery | Refusal> {
    const [times = 0] = await counters.add([`webhook by hand ${caller.id}`], MINUTE_MS);
    if (times > BY_HAND_A_MINUTE) return refuse('too_many_requests');
    return db.transaction().execute(async (tx) => {
      const webhook = await queries.holdWebhook(tx, id);
      if (!webhook) return refuse('not_found');
      if (webhook.stopped !== null) return refuse('webhook_stopped');
      const delivery = await write(tx, clock.now());
      if (!delivery) return refuse('not_found');
      await jobs.send(deliverWebhooks, {}, { transaction: tx });
      return delivery;
    });
  }

  route(http, testWebhook, async ({ params: { id }, caller }) => {
    const delivery = await sendNow(id, caller, async (tx, now) => {
      const payload: WebhookPayload = { type: 'test', timestamp: now.toISOString(), data: { order: null } };
      const row = { id: `msg_${newSecret()}`, endpoint_id: id, type: payload.type, body: JSON.stringify(payload) };
      return queries.insertDelivery(tx, { ...row, next_at: now, created_at: now });
    });
    return isRefusal(delivery) ? delivery : { delivery: wireDelivery(delivery) };
  });

  route(http, redeliverWebhook, async ({ params: { id, delivery: deliveryId }, caller }) => {
    const delivery = await sendNow(id, caller, async (tx, now) =>
      queries.sendAgain(tx, { id: deliveryId, endpointId: id, now }),
    );
    return isRefusal(delivery) ? delivery : { delivery: wireDelivery(delivery) };
  });
}
