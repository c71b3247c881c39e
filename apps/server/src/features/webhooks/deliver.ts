/** The background job that calls webhooks. A call is made at least once, always with the same id and body. */
import type { WebhookFault } from '@figurina/contract';
import { FALLBACK_LOCALE } from '@figurina/locales';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { callOutside, type OutsideAnswer } from './call-outside.ts';
import { signedHeaders } from './signature.ts';
import type { WebhooksParts } from './webhooks-parts.ts';
import * as queries from './webhooks.queries.ts';

export const deliverWebhooks = defineJob({ name: 'webhooks.deliver', data: z.object({}) });
export const forgetWebhookLog = defineJob({ name: 'webhooks.forget_log', data: z.object({}) });

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** After each try that failed: nearly a day in all. */
const PAUSES_MINUTES = [1, 5, 15, 60, 120, 240, 480, 480];
const TIMEOUT_MS = 10_000;
const AT_ONCE = 10;
/** Longer than a batch can take. */
const LEASE_MS = 2 * MINUTE_MS;
/** A webhook that fails for so long is given up. */
const PATIENCE_MS = 3 * DAY_MS;
const ATTEMPTS_KEPT = 20;
const LOG_KEPT_MS = 30 * DAY_MS;
/** Its house says that there is nothing here any more. */
const GONE = 410;

export function deliverInTime(parts: WebhooksParts): void {
  const { db, clock, jobs } = parts;
  jobs.handle(deliverWebhooks, { run: async (_, { signal }) => deliverDue(parts, signal) });
  jobs.schedule(deliverWebhooks, '* * * * *');
  jobs.handle(forgetWebhookLog, {
    run: async () => queries.forgetDeliveries(db, new Date(clock.now().getTime() - LOG_KEPT_MS)),
  });
  jobs.schedule(forgetWebhookLog, '43 3 * * *');
}

async function deliverDue(parts: WebhooksParts, signal: AbortSignal): Promise<void> {
  for (;;) {
    const now = parts.clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const due = await queries.takeDue(parts.db, now, { until, most: AT_ONCE });
    if (due.length === 0 || signal.aborted) return;
    await Promise.all(due.map((delivery) => deliver(parts, delivery)));
  }
}

async function deliver(parts: WebhooksParts, delivery: queries.DueDelivery): Promise<void> {
  const { clock, config } = parts;
  const { id, body, url, secret, old_secret: old, old_secret_until: until } = delivery;
  const at = clock.now();
  const secrets = old !== null && until !== null && until > at ? [secret, old] : [secret];
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Figurina-Webhooks/1',
    ...signedHeaders({ id, body, at }, secrets),
  };
  const began = performance.now();
  const answer = await callOutside({ url, body, headers, loopback: config.webhooks.loopback, timeoutMs: TIMEOUT_MS });
  await settle(parts, delivery, { answer, at, ms: Math.round(performance.now() - began) });
}

async function settle(
  parts: WebhooksParts,
  { id, endpoint_id, tries }: queries.DueDelivery,
  { answer, at, ms }: { readonly answer: OutsideAnswer; readonly at: Date; readonly ms: number },
): Promise<void> {
  const { status } = answer;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const fault: WebhookFault | null = answer.fault ?? (isDelivered ? null : 'status');
  const attempt = { at: at.toISOString(), ms, status, fault, answer: answer.answer };
  const pause = PAUSES_MINUTES[tries];
  const isOver = isDelivered || pause === undefined;
  const state = isDelivered ? 'delivered' : isOver ? 'failed' : 'waiting';
  const next_at = isOver ? null : new Date(at.getTime() + pause * MINUTE_MS);
  await parts.db.transaction().execute(async (tx) => {
    const endpoint = await queries.holdWebhook(tx, endpoint_id);
    await queries.noteAttempt(tx, id, { attempt, state, tries: tries + 1, next_at, kept: ATTEMPTS_KEPT });
    if (!endpoint || endpoint.stopped !== null) return;
    if (isDelivered) {
      if (endpoint.failing_since) await queries.updateWebhook(tx, endpoint_id, { failing_since: null });
      return;
    }
    const since = endpoint.failing_since ?? at;
    const isGivenUp = status === GONE || at.getTime() - since.getTime() >= PATIENCE_MS;
    await queries.updateWebhook(tx, endpoint_id, { failing_since: since, ...(isGivenUp && { stopped: 'given_up' }) });
    if (!isGivenUp) return;
    await queries.failWaiting(tx, endpoint_id);
    const { name } = endpoint;
    await parts.audit.write(tx, { by: null, action: 'webhook.give_up', subject: endpoint_id, after: { name } });
    const link = `${parts.config.baseUrl}/integrations`;
    await parts.sendToStaff(
      'webhook_stopped',
      parts.config.orders.staffEmail,
      { name, link, locale: FALLBACK_LOCALE },
      tx,
    );
  });
}
