import type { Stripe } from 'stripe';
import { houseClock } from '@figurina/commerce';
import { newId } from '../../../platform/ids.ts';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { addUpdate, findOrder } from '../../orders/index.ts';
import { wireInvoice } from '../invoice-answers.ts';
import type { NoteInvoice } from '../invoice-maker.ts';
import type { InvoicesParts } from '../invoices-parts.ts';
import * as queries from '../invoices.queries.ts';

/** A credit note of all of it. Stripe does not pay back: what was transferred goes back by hand. */
export async function creditAtStripe(
  { db, clock, config, mailCredit }: Pick<InvoicesParts, 'db' | 'clock' | 'config' | 'mailCredit'>,
  stripe: Stripe,
  invoice: queries.StoredInvoice,
  note?: NoteInvoice,
): Promise<queries.StoredInvoice | Refusal> {
  const { id, order_id, stripe_id, net, vat, gross, currency } = invoice;
  if (stripe_id === null || gross === 0 || !(await queries.mayBeCredited(db, invoice)))
    return refuse('invoice_status_impossible');
  const theirs = await stripe.creditNotes.create(
    { invoice: stripe_id, amount: gross, out_of_band_amount: gross, metadata: { order_id, invoice_id: id } },
    { idempotencyKey: `invoice-${id}-credit` },
  );
  return db.transaction().execute(async (tx) => {
    await queries.holdOrder(tx, order_id);
    const held = await queries.holdInvoice(tx, id);
    if (!held || !(await queries.mayBeCredited(tx, held))) return refuse('invoice_status_impossible');
    const now = clock.now();
    const credit = await queries.insertInvoice(tx, {
      id: newId(now.getTime()),
      order_id,
      maker: 'stripe',
      kind: 'cancellation',
      status: 'paid',
      number: theirs.number,
      cancels: id,
      net,
      vat,
      gross,
      currency,
      issued_on: houseClock(now).day,
      stripe_id: theirs.id,
      hosted_url: theirs.pdf,
      created_at: now,
      changed_at: now,
    });
    // Of an order that is gone for good the invoices stay.
    await addUpdate(tx, order_id, { signal: 'credit_created', by: 'system', metadata: { number: theirs.number } }, now);
    const order = await findOrder(tx, order_id);
    if (order) await mailCredit(tx, order, wireInvoice(credit, config.baseUrl, [held]));
    await note?.(tx, credit, null);
    return credit;
  });
}
