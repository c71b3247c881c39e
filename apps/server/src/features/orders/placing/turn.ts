import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { countOrdersOf } from '../orders-writing.queries.ts';
import { answeredRequest, holdRequest, type OrderRequest, type Placed } from './requests.ts';

const ORDERS_AN_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Undefined: it is this request's turn, until the transaction ends. Else what became of it already, or why it is not. */
export async function mayPlace(
  tx: Transaction<Database>,
  request: OrderRequest,
  now: Date,
): Promise<Placed | Refusal | undefined> {
  const taken = await holdRequest(tx, request);
  if (taken) return taken;
  const before = await answeredRequest(tx, request, now);
  if (before !== undefined) return isRefusal(before) ? before : { orderId: before, isNew: false };
  const placed = await countOrdersOf(tx, request.by, new Date(now.getTime() - HOUR_MS));
  return placed >= ORDERS_AN_HOUR ? refuse('too_many_requests') : undefined;
}
