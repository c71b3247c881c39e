/** Webhooks that are made, changed, stopped and given another secret; each written down, without the secret. */
import { LIMITS, type WebhookEvent } from '@figurina/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { differing } from '../audit/index.ts';
import { parseWebhookUrl } from './outside-address.ts';
import { newWebhookSecret } from './signature.ts';
import type { WebhooksParts } from './webhooks-parts.ts';
import * as queries from './webhooks.queries.ts';

/** How long calls are signed by the secret before as well. */
const OVERLAP_MS = 86_400_000;

interface TypedWebhook {
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}
type Told = { readonly webhook: queries.StoredWebhook; readonly secret: string };

export async function makeWebhook(
  { db, clock, config, audit }: WebhooksParts,
  typed: TypedWebhook,
  by: Caller,
): Promise<Told | Refusal> {
  const url = parseWebhookUrl(typed.url, config.webhooks);
  if (url === undefined) return refuse('webhook_address');
  const secret = newWebhookSecret();
  const now = clock.now();
  const id = newId(now.getTime());
  const events = [...new Set(typed.events)];
  return db.transaction().execute(async (tx) => {
    const row = { id, name: typed.name, url, events: JSON.stringify(events), secret };
    const isMade = await queries.insertWebhook(tx, { ...row, created_by: by.id, created_at: now }, LIMITS.webhooks);
    if (!isMade) return refuse('webhooks_full');
    const webhook = (await queries.findWebhook(tx, id))!;
    await audit.write(tx, { by, action: 'webhook.create', subject: id, after: stateOf(webhook) });
    return { webhook, secret };
  });
}

export async function alterWebhook(
  { db, config, audit }: WebhooksParts,
  id: string,
  { change, by }: { readonly change: Partial<TypedWebhook> & { readonly active?: boolean }; readonly by: Caller },
): Promise<queries.StoredWebhook | Refusal> {
  const url = change.url === undefined ? undefined : parseWebhookUrl(change.url, config.webhooks);
  if (change.url !== undefined && url === undefined) return refuse('webhook_address');
  return db.transaction().execute(async (tx) => {
    const now = await queries.holdWebhook(tx, id);
    if (!now) return refuse('not_found');
    const { active = now.stopped === null } = change;
    const wish = {
      name: change.name ?? now.name,
      url: url ?? now.url,
      events: [...new Set(change.events ?? now.events)],
      stopped: active ? null : (now.stopped ?? ('stopped' as const)),
    };
    const difference = differing(stateOf(now), stateOf({ ...now, ...wish }));
    if (!difference) return now;
    // What was wrong with it before says nothing of another address, or of another try.
    const isAnew = wish.url !== now.url || (active && now.stopped !== null);
    const row = { ...wish, events: JSON.stringify(wish.events), ...(isAnew && { failing_since: null }) };
    if (!active) await queries.failWaiting(tx, id);
    const webhook = await queries.updateWebhook(tx, id, row);
    await audit.write(tx, { by, action: 'webhook.change', subject: id, ...difference });
    return webhook;
  });
}

export async function rotateSecret(
  { db, clock, audit }: WebhooksParts,
  id: string,
  by: Caller,
): Promise<Told | Refusal> {
  return db.transaction().execute(async (tx) => {
    const before = await queries.holdWebhook(tx, id);
    if (!before) return refuse('not_found');
    const secret = newWebhookSecret();
    const until = new Date(clock.now().getTime() + OVERLAP_MS);
    const webhook = await queries.updateWebhook(tx, id, {
      secret,
      old_secret: before.secret,
      old_secret_until: until,
    });
    await audit.write(tx, { by, action: 'webhook.rotate', subject: id });
    return { webhook, secret };
  });
}

function stateOf({ name, url, events, stopped }: Pick<queries.StoredWebhook, 'name' | 'url' | 'events' | 'stopped'>) {
  return { name, url, events: events.toSorted(), active: stopped === null };
}
