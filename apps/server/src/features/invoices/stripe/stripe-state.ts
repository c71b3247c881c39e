/** What Stripe says of an invoice, taken over: the same whether it was answered or told by an event. */
import { houseClock } from '@figurina/commerce';
import { INVOICE_STATUSES, type InvoiceStatus } from '@figurina/contract';
import { formatMoney } from '@figurina/locales';
import type { Transaction } from 'kysely';
import type { Stripe } from 'stripe';
import type { Database } from '../../../platform/db/schema.ts';
import { addUpdate, findOrder } from '../../orders/index.ts';
import { wireInvoice } from '../invoice-answers.ts';
import { liesAhead } from '../invoice-status.ts';
import type { InvoicesParts } from '../invoices-parts.ts';
import * as queries from '../invoices.queries.ts';
import { openAtStripe } from './stripe.queries.ts';

type Tx = Transaction<Database>;
export type StateParts = Pick<InvoicesParts, 'clock' | 'config' | 'log' | 'mailInvoice' | 'tellOfDifference'>;

/** Their states are ours, by the same names; one that they will have tomorrow changes nothing. */
export function statusOf({ status }: Stripe.Invoice): InvoiceStatus {
  return INVOICE_STATUSES.find((known) => known === status) ?? 'draft';
}

/** Whether Stripe's sums are the order's. */
export function isSameSum({ net, gross, currency }: queries.StoredInvoice, theirs: Stripe.Invoice): boolean {
  const theirNet = theirs.total_excluding_tax ?? theirs.total;
  return theirs.total === gross && theirNet === net && theirs.currency === currency.toLowerCase();
}

/** What lies behind what is known is passed over. `status`: what is told now; what came with it may be of a later state. */
export async function takeState(
  tx: Tx,
  parts: StateParts,
  {
    invoiceId,
    status,
    theirs,
  }: { readonly invoiceId: string; readonly status: InvoiceStatus; readonly theirs: Stripe.Invoice },
): Promise<queries.StoredInvoice | undefined> {
  const { clock, config, log, mailInvoice } = parts;
  const known = await queries.findInvoice(tx, invoiceId);
  if (!known) return undefined;
  await queries.holdOrder(tx, known.order_id);
  const held = (await queries.holdInvoice(tx, invoiceId))!;
  if (!liesAhead(held.status, status)) return held;
  const now = clock.now();
  if (held.status !== 'draft') return queries.updateInvoice(tx, held.id, { status, changed_at: now });
  const opened = await openAtStripe(tx, held.id, {
    status,
    stripe_id: theirs.id,
    number: theirs.number,
    hosted_url: theirs.hosted_invoice_url ?? null,
    issued_on: houseClock(new Date((theirs.status_transitions.finalized_at ?? theirs.created) * 1000)).day,
    due_on: theirs.due_date ? houseClock(new Date(theirs.due_date * 1000)).day : null,
    changed_at: now,
  });
  const order = await findOrder(tx, held.order_id);
  if (!order) return opened;
  const refused = await addUpdate(tx, order.id, { signal: 'invoice_created', by: 'system' }, now);
  if (refused) log.error({ order: order.id, invoice: held.id }, 'an invoice was sent for an order that had ended');
  if (!isSameSum(held, theirs)) await tellStaff(tx, parts, held, theirs);
  await mailInvoice(tx, order, wireInvoice(opened, config.baseUrl));
  return opened;
}

/** In the log, and by mail. */
export async function tellStaff(
  tx: Tx,
  { log, tellOfDifference }: StateParts,
  invoice: queries.StoredInvoice,
  theirs: Stripe.Invoice,
): Promise<void> {
  const order = await findOrder(tx, invoice.order_id);
  if (!order) return;
  const ours = formatMoney(order.language, invoice.gross, invoice.currency);
  const said = formatMoney(order.language, theirs.total, theirs.currency.toUpperCase());
  log.error({ order: order.id, invoice: invoice.id, ours, theirs: said }, 'Stripe arrives at another total');
  await tellOfDifference(tx, order, { ours, theirs: said });
}
