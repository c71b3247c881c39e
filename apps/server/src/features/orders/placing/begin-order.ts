import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { isRefusal, type Refusal } from '../../../platform/http/refusal.ts';
import { addUpdate } from '../add-update.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { findOrder } from '../stored-order.ts';
import { packsToProve } from './prove-packs.ts';

type BeginParts = Pick<OrdersParts, 'config' | 'jobs' | 'mails' | 'invoices' | 'exportDue'>;

/** What follows from an order that was just written: the first rows of its timeline, what is told of it, its invoice. */
export async function beginOrder(
  parts: BeginParts,
  tx: Transaction<Database>,
  { orderId, by, now }: { readonly orderId: string; readonly by: string; readonly now: Date },
): Promise<Refusal | undefined> {
  const { config, mails, invoices } = parts;
  const order = (await findOrder(tx, orderId))!;
  const isApproved = order.approval_id !== null && !order.features.includes('design_check');
  // What staff accept by hand is reviewed with that.
  const accepted = isApproved ? (['accepted', 'review_completed'] as const) : (['accepted'] as const);
  const signals = ['created' as const, ...(config.orders.acceptAtOnce ? accepted : [])];
  for (const signal of signals) {
    const refused = await addUpdate(tx, orderId, { signal, by: 'system', sub: signal === 'created' ? by : null }, now);
    if (isRefusal(refused)) return refused;
  }
  const begun = (await findOrder(tx, orderId))!;
  // A run is paid by its guests, who are told each of their own.
  const isPaid = begun.kind === 'order';
  if (isPaid) await mails.write(tx, 'received', begun);
  await mails.write(tx, 'new', begun);
  await packsToProve(parts, tx, orderId);
  if (isPaid) await invoices.dueWith(tx, orderId, 'order');
  if (isPaid && order.approval_id !== null) await invoices.dueWith(tx, orderId, 'approval');
  if (isApproved && config.orders.acceptAtOnce) await parts.exportDue(tx, orderId);
  return undefined;
}
