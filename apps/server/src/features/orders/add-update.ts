/** What happens to an order: the one place that writes its timeline. */
import { type Signal, signalRefusal } from '@figurina/commerce';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { noteOrderEvent } from '../webhooks/index.ts';

export interface OrderHappening {
  readonly signal: Signal;
  readonly by: 'system' | 'staff';
  /** The subject of who caused it. */
  readonly sub?: string | null;
  /** What a person wrote about it. */
  readonly message?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** Refused where it may not follow what has happened. Holds the order until the transaction ends. */
export async function addUpdate(
  tx: Transaction<Database>,
  orderId: string,
  { signal, by, sub = null, message = '', metadata = {} }: OrderHappening,
  now: Date,
): Promise<Refusal | undefined> {
  const held = await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().executeTakeFirst();
  if (!held) return refuse('not_found');
  const past = await tx
    .selectFrom('order_updates')
    .select(['signal', 'by'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const refused = signalRefusal({ signal, by }, past);
  if (refused) return refuse(refused);
  const id = newId(now.getTime());
  const row = { id, order_id: orderId, signal, by, by_sub: sub, message, metadata: JSON.stringify(metadata) };
  await tx
    .insertInto('order_updates')
    .values({ ...row, created_at: now })
    .execute();
  await noteOrderEvent(tx, orderId, { signal }, now);
  return undefined;
}
