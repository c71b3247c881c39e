/** Webhooks and what was sent to them, as staff read them: never with their secrets. */
import type { Webhook, WebhookDelivery } from '@figurina/contract';
import type { StoredDelivery, StoredWebhook } from './webhooks.queries.ts';

export function wireWebhook(webhook: StoredWebhook, now: Date): Webhook {
  const { id, name, url, events, stopped, failing_since, created_at, old_secret_until: until } = webhook;
  return {
    id,
    name,
    url,
    events,
    state: stopped ?? (failing_since ? 'failing' : 'active'),
    created_at: created_at.toISOString(),
    failing_since: failing_since?.toISOString() ?? null,
    old_secret_until: until && until > now ? until.toISOString() : null,
  };
}

export function wireDelivery({ order_id, order_name, ...delivery }: StoredDelivery): WebhookDelivery {
  const { id, type, state, attempts, created_at, next_at } = delivery;
  return {
    id,
    type,
    order: order_id !== null && order_name !== null ? { id: order_id, name: order_name } : null,
    state,
    created_at: created_at.toISOString(),
    next_at: next_at?.toISOString() ?? null,
    attempts,
  };
}
