/**
 * What somebody sends twice is done once: what they sent is kept with the order that came of it, under the key they gave it,
 * or without one under its content. Only orders that were made are kept, so that a refused one can be sent again.
 */
import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';

export interface OrderRequest {
  readonly by: string;
  readonly key: string;
  readonly bodyHash: string;
  /** For how long the same is taken for the same. */
  readonly goodForMs: number;
}

/** What became of a request. */
export interface Placed {
  readonly orderId: string;
  /** It was not there before. */
  readonly isNew: boolean;
}

const MINUTE_MS = 60_000;
export const KEPT_MS = 86_400_000;
/** A second of patience: it is about to be there. */
const SOON_MS = 1000;
const KEY_MOST = 200;

/** `header`: `Idempotency-Key`; `sent`: all that makes it this order and no other. */
export function orderRequest(by: string, header: string | string[] | undefined, sent: unknown): OrderRequest {
  const bodyHash = createHash('sha256').update(JSON.stringify(sent)).digest('hex');
  const key = String(header ?? '').trim();
  if (key === '') return { by, key: `body ${bodyHash}`, bodyHash, goodForMs: MINUTE_MS };
  // However long it is: it is kept by its digest.
  const kept = key.length > KEY_MOST ? createHash('sha256').update(key).digest('hex') : key;
  return { by, key: `key ${kept}`, bodyHash, goodForMs: KEPT_MS };
}

/** The order that came of it before, or why it is none; undefined where it is new. */
export async function answeredRequest(
  db: Kysely<Database>,
  { by, key, bodyHash, goodForMs }: OrderRequest,
  now: Date,
): Promise<string | Refusal | undefined> {
  const row = await db
    .selectFrom('order_requests')
    .select(['order_id', 'body_hash'])
    .where('placed_by', '=', by)
    .where('key', '=', key)
    .where('created_at', '>', new Date(now.getTime() - goodForMs))
    .executeTakeFirst();
  if (!row) return undefined;
  return row.body_hash === bodyHash ? row.order_id : refuse('idempotency_conflict');
}

/** Refused while the same is being done by somebody else. Until the transaction ends, nobody else does it. */
export async function holdRequest(tx: Transaction<Database>, { by, key }: OrderRequest): Promise<Refusal | undefined> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`order ${by} ${key}`}, 0)) as held`.execute(tx);
  return rows[0]?.held ? undefined : { ...refuse('order_in_progress'), wait: { ms: SOON_MS } };
}

export async function keepRequest(
  tx: Transaction<Database>,
  { by, key, bodyHash }: OrderRequest,
  { orderId, now }: { readonly orderId: string; readonly now: Date },
): Promise<void> {
  const kept = { body_hash: bodyHash, order_id: orderId, created_at: now };
  await tx
    .insertInto('order_requests')
    .values({ placed_by: by, key, ...kept })
    .onConflict((conflict) => conflict.columns(['placed_by', 'key']).doUpdateSet(kept))
    .execute();
}

export async function forgetRequests(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('order_requests').where('created_at', '<=', before).execute();
}
