/** Contact and amounts of an order, as staff type them. Source: operations O13. */
import { cents, isGrossOf, totalsOf } from '@figurina/commerce';
import type { RequestOf, changeOrder as endpoint } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { faultsRefusal, formFaults, type StoredOrder, updateOrder } from '../orders/index.ts';
import { atDesk, type Tx } from './at-desk.ts';
import { adjusted, writeLines } from './desk-lines.ts';
import type { OrderDeskParts } from './order-desk-parts.ts';

type Change = RequestOf<typeof endpoint>['body']['order'];

export function changeOrder(
  parts: OrderDeskParts,
  { orderId, change, by, locale }: { orderId: string; change: Change; by: Caller; locale: Locale },
): Promise<StoredOrder | Refusal> {
  const deed = { orderId, seen: change.updated_at, by, action: 'order.change', subject: orderId } as const;
  return atDesk(parts, deed, async (tx, order) => {
    const email = change.email?.trim() ?? order.email;
    const comment = change.comment?.trim() ?? order.comment;
    const refused = await contactFaults(order, { email, comment }, locale);
    if (refused) return refused;
    await updateOrder(tx, orderId, { email, comment });
    return changeAmounts(parts, tx, order, change);
  });
}

/** Of what is changed: an old order may have what is asked for otherwise today. */
async function contactFaults(
  order: StoredOrder,
  change: Pick<StoredOrder, 'email' | 'comment'>,
  locale: Locale,
): Promise<Refusal | undefined> {
  const { address, phone, quote_name } = order;
  const contact = { ...address, phone, quote_name, print_access_consent: true, billing_address: null, ...change };
  const isChanged = (field: string): boolean =>
    (field === 'email' && change.email !== order.email) || (field === 'comment' && change.comment !== order.comment);
  return faultsRefusal(
    formFaults(contact, order.category).filter(({ field }) => isChanged(field)),
    locale,
  );
}

async function changeAmounts(
  parts: OrderDeskParts,
  tx: Tx,
  order: StoredOrder,
  { amount = order.net, amount_gross }: Change,
): Promise<Refusal | undefined> {
  const lines = adjusted(order.lines, amount);
  const nets = lines.map((line) => ({ ...line, net: cents(line.net) }));
  const { gross } = totalsOf(nets, { rate: order.tax_rate, category: order.tax_category });
  if (amount_gross !== undefined && !isGrossOf(cents(amount_gross), gross)) return refuse('amount_gross_mismatch');
  return amount === order.net ? undefined : writeLines(parts, tx, order, lines);
}
