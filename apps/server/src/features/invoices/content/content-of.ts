/** An order as the invoice of it. */
import { addDays, type Cents, type CreditedLine, creditVat, houseClock, orderName, sum } from '@figurina/commerce';
import type { PostalAddress } from '@figurina/contract';
import { formatDate, type Translate } from '@figurina/locales';
import type { StoredOrder } from '../../orders/index.ts';
import type { InvoiceContent, InvoiceLine, InvoiceParty, InvoiceSeller } from './invoice-content.ts';

/** Days until it is due. */
export const DUE_DAYS = 14;

interface Issue {
  readonly number: string;
  readonly issuedOn: string;
  readonly seller: InvoiceSeller;
  readonly specimen: boolean;
  /** In the order's language. */
  readonly t: Translate;
}

export function contentOf(order: StoredOrder, { number, issuedOn, seller, specimen, t }: Issue): InvoiceContent {
  const { net, vat, gross, tax_rate: rate, tax_category: category } = order;
  if (sum(order.lines.map((line) => line.net)) !== net || net + vat !== gross)
    throw new Error(`The lines of order ${order.id} do not add up to its totals`);
  const exemption = category === 'S' ? '' : t(category === 'G' ? 'invoice.note.export' : 'invoice.note.reverse_charge');
  const deliverTo = partyOf(order.address, order);
  return {
    kind: 'invoice',
    number,
    issuedOn,
    dueOn: gross > 0 ? addDays(issuedOn, DUE_DAYS) : null,
    deliveryOn: order.delivered_at ? houseClock(order.delivered_at).day : order.estimated_delivery,
    language: order.language,
    currency: order.currency,
    specimen,
    seller,
    buyer: order.billing_address ? partyOf(order.billing_address, order) : deliverTo,
    deliverTo,
    orderName: orderName(order.number),
    quoteName: order.quote_name,
    purchaseOrder: order.purchase_order,
    leitwegId: order.leitweg_id.trim(),
    ...linesOf(order, t),
    tax: { category, rate, exemption },
    net,
    vat,
    gross,
    cancels: null,
    notes: [
      ...(exemption ? [exemption] : []),
      ...(order.quote_name ? [t('invoice.note.quote', { name: order.quote_name })] : []),
    ],
  };
}

/** What takes an issued invoice back, whatever has become of order and settings since. `isPaid`: its amount goes back. */
export function cancellationOf(
  content: InvoiceContent,
  { number, issuedOn, isPaid, t }: Omit<Issue, 'seller' | 'specimen'> & { readonly isPaid: boolean },
) {
  const cancels = { number: content.number, issuedOn: content.issuedOn };
  const isCredit = isPaid && content.gross > 0;
  const words = { number: cancels.number, date: formatDate(cancels.issuedOn) };
  const note = isCredit ? t('invoice.note.credits', words) : t('invoice.note.cancels', words);
  return {
    ...content,
    kind: isCredit ? 'credit_note' : 'cancellation',
    number,
    issuedOn,
    dueOn: null,
    cancels,
    notes: [note, ...content.notes],
  } satisfies InvoiceContent;
}

interface Part extends Omit<Issue, 'seller' | 'specimen'> {
  readonly lines: readonly CreditedLine[];
  /** Net of the notes before it. */
  readonly before: Cents;
  readonly isPaid: boolean;
  readonly reason: string;
}

/** What gives back a part of an issued invoice. What was taken off the whole is taken off its lines already. */
export function creditNoteOf(content: InvoiceContent, { number, issuedOn, lines, before, isPaid, reason, t }: Part) {
  const cancels = { number: content.number, issuedOn: content.issuedOn };
  const net = sum(lines.map((line) => line.net));
  const vat = creditVat(net, before, content.tax.rate);
  const note = t('invoice.note.credits_part', { number: cancels.number, date: formatDate(cancels.issuedOn) });
  return {
    ...content,
    kind: isPaid ? 'credit_note' : 'reduction',
    number,
    issuedOn,
    dueOn: null,
    lines: lines.map(({ line, quantity, net: amount }): InvoiceLine => {
      const { title, description } = content.lines[line]!;
      if (quantity > 0) return { title, description, quantity, net: amount };
      return { title, description: t('invoice.credit.price'), quantity: 1, net: amount };
    }),
    allowances: [],
    net,
    vat,
    gross: net + vat,
    cancels,
    credited: lines,
    notes: [note, ...(reason ? [reason] : []), ...content.notes],
  } satisfies InvoiceContent;
}

/** What is to be paid is a line, what is taken off an allowance: no line of an e-invoice is below zero (BR-27). */
function linesOf({ lines, facts }: StoredOrder, t: Translate): Pick<InvoiceContent, 'lines' | 'allowances'> {
  const { title: album, pages } = facts;
  const titleOf = (product: StoredOrder['lines'][number]['product']): string =>
    product === 'album' ? t('invoice.product.album', { album, pages }) : t(`invoice.product.${product}`);
  return {
    lines: lines
      .filter((line) => line.net >= 0 && line.product !== 'voucher')
      .map(({ product, description, quantity, net }): InvoiceLine => ({
        title: titleOf(product),
        description,
        quantity,
        net,
      })),
    allowances: lines
      .filter((line) => line.net < 0)
      .map(({ product, description, net }) => ({ reason: description || titleOf(product), net: -net })),
  };
}

function partyOf(address: PostalAddress, { vat_id, email, phone }: StoredOrder): InvoiceParty {
  const person = `${address.first_name} ${address.last_name}`.trim();
  return {
    name: address.organization || person,
    contact: address.organization ? person : '',
    street: address.address1,
    addition: address.address2,
    zip: address.zip_code,
    city: address.city,
    country: address.country_code,
    vatId: vat_id,
    email,
    phone,
  };
}
