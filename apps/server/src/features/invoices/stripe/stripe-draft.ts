/**
 * The draft of an invoice at Stripe. Every call carries an idempotency key that follows from the order and the number of the
 * draft, so that a call that is made again, after whatever failure, makes nothing a second time.
 */
import { orderName } from '@figurina/commerce';
import type { Translate } from '@figurina/locales';
import type { Stripe } from 'stripe';
import type { StoredOrder } from '../../orders/index.ts';
import { type InvoiceContent } from '../content/invoice-content.ts';
import { DUE_DAYS } from '../content/content-of.ts';

/** What of a content is not the seller's or of the issue: Stripe has those itself. */
export type DraftContent = Pick<
  InvoiceContent,
  'buyer' | 'deliverTo' | 'lines' | 'allowances' | 'tax' | 'notes' | 'purchaseOrder' | 'language' | 'currency'
>;

/** Of the order and of the draft: the first one has none behind it. */
function keyOf(orderId: string, attempt: number): string {
  return attempt === 1 ? `order-${orderId}-invoice` : `order-${orderId}-invoice-${attempt}`;
}

interface Draft {
  readonly order: StoredOrder;
  readonly invoiceId: string;
  readonly content: DraftContent;
  readonly attempt: number;
  readonly t: Translate;
}

/** With everything in it. `made`: called as soon as there is one, before its lines. */
export async function createDraft(
  stripe: Stripe,
  { order, invoiceId, content, attempt, t }: Draft,
  made: (stripeId: string) => Promise<void>,
): Promise<Stripe.Invoice> {
  const key = keyOf(order.id, attempt);
  const { buyer, deliverTo, tax, purchaseOrder } = content;
  const metadata = { order_id: order.id, order_name: orderName(order.number), invoice_id: invoiceId };
  const currency = content.currency.toLowerCase();
  const customer = await stripe.customers.create(
    {
      name: buyer.name,
      email: buyer.email,
      phone: buyer.phone,
      address: addressOf(buyer),
      shipping: { name: deliverTo.name, address: addressOf(deliverTo) },
      preferred_locales: [content.language],
      tax_exempt: ({ S: 'none', G: 'exempt', K: 'reverse' } as const)[tax.category],
      ...(tax.category === 'K' && buyer.vatId && { tax_id_data: [{ type: 'eu_vat', value: buyer.vatId }] }),
      metadata,
    },
    { idempotencyKey: `${key}-customer` },
  );
  const rate = tax.rate > 0 ? await taxRate(stripe, order.country, tax.rate, t) : undefined;
  const fields = [
    { name: t('invoice.order'), value: metadata.order_name },
    ...(purchaseOrder ? [{ name: t('invoice.purchase_order'), value: purchaseOrder }] : []),
  ];
  const invoice = await stripe.invoices.create(
    {
      customer: customer.id,
      currency,
      collection_method: 'send_invoice',
      days_until_due: DUE_DAYS,
      // It goes out when its total is known to be ours, not by itself.
      auto_advance: false,
      pending_invoice_items_behavior: 'exclude',
      ...(rate && { default_tax_rates: [rate.id] }),
      ...(content.notes.length > 0 && { footer: content.notes.join('\n') }),
      custom_fields: fields,
      metadata,
    },
    { idempotencyKey: key },
  );
  await made(invoice.id);
  const items = [
    ...content.lines.map((line) => ({ amount: line.net, description: `${line.quantity} × ${line.title}` })),
    ...content.allowances.map((taken) => ({ amount: -taken.net, description: taken.reason })),
  ];
  for (const [at, item] of items.entries())
    await stripe.invoiceItems.create(
      { customer: customer.id, invoice: invoice.id, currency, ...item },
      { idempotencyKey: `${key}-line-${at}` },
    );
  return stripe.invoices.retrieve(invoice.id);
}

function addressOf({ street, addition, zip, city, country }: InvoiceContent['buyer']): Stripe.AddressParam {
  return { line1: street, line2: addition, postal_code: zip, city, country };
}

/** One for each country and rate, used again by every invoice. */
async function taxRate(stripe: Stripe, country: string, rate: number, t: Translate): Promise<Stripe.TaxRate> {
  const name = `${country}-${rate}`;
  const { data } = await stripe.taxRates.list({ active: true, inclusive: false, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.['figurina'] === name);
  if (known) return known;
  return stripe.taxRates.create({
    display_name: t('invoice.vat', { rate: '' }).trim(),
    percentage: rate / 100,
    inclusive: false,
    country,
    metadata: { figurina: name },
  });
}
