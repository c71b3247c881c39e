/** Invoices as they go over the wire. */
import { sum } from '@figurina/commerce';
import type { Invoice, PublicInvoice } from '@figurina/contract';
import { formatMoney, type Translate } from '@figurina/locales';
import type { InvoiceContent, InvoiceSeller } from './content/invoice-content.ts';
import { epcText } from './documents/epc.ts';
import type { StoredInvoice } from './invoices.queries.ts';

/** `others`: of the same order, among which are the one that it takes back, and what was given back of it. */
export function wireInvoice(invoice: StoredInvoice, baseUrl: string, others: readonly StoredInvoice[] = []): Invoice {
  const { id, number, status, token, hosted_url, content, due_on, gross, created_at } = invoice;
  const isPart = invoice.credits !== null;
  const taken = content?.cancels?.number ?? others.find((other) => other.id === invoice.cancels)?.number ?? null;
  const isDraft = status === 'draft';
  const ownPage = token === null ? null : `${baseUrl}/invoice/${token}`;
  return {
    id,
    number: isDraft ? null : number,
    status,
    hosted_invoice_url: isDraft ? null : (hosted_url ?? ownPage),
    cancels: isPart ? null : taken,
    credits: isPart ? taken : null,
    amount_gross: gross,
    amount_left: leftOfInvoice(invoice, others),
    due_on,
    created_at: created_at.toISOString(),
  };
}

/** Gross. */
export function leftOfInvoice({ id, gross }: StoredInvoice, others: readonly StoredInvoice[]): number {
  return gross - sum(others.filter((one) => one.cancels === id || one.credits === id).map((one) => one.gross));
}

interface Shown {
  readonly invoice: StoredInvoice;
  readonly content: InvoiceContent;
  /** Of the link by which it was opened. */
  readonly token: string;
  /** What gives it back, all of it or a part. */
  readonly givenBack: readonly StoredInvoice[];
  /** In the language of the invoice. */
  readonly t: Translate;
}

export function publicInvoice({ invoice, content, token, givenBack, t }: Shown): PublicInvoice {
  const { language, currency, net, vat, gross, seller } = content;
  const human = (minor: number): string => formatMoney(language, minor, currency);
  const left = leftOfInvoice(invoice, givenBack);
  return {
    number: content.number,
    status: invoice.status,
    specimen: content.specimen,
    issued_on: content.issuedOn,
    due_on: content.dueOn,
    order_name: content.orderName,
    language,
    amount: net,
    tax_value: vat,
    amount_gross: gross,
    amount_human: human(net),
    tax_value_human: human(vat),
    amount_gross_human: human(gross),
    tax_rate: content.tax.rate,
    currency,
    line_items: [
      ...content.lines.map((line) => ({ title: line.title, quantity: line.quantity, amount_human: human(line.net) })),
      ...content.allowances.map((taken) => ({ title: taken.reason, quantity: 1, amount_human: human(-taken.net) })),
    ],
    notes: [...content.notes],
    cancels: content.cancels?.number ?? null,
    is_credit: content.kind === 'credit_note' || content.kind === 'reduction',
    part: partOf(invoice, content),
    credited: givenBack
      .filter(({ credits }) => credits === invoice.id)
      .map((note) => ({ number: note.number ?? '', amount_gross_human: human(note.gross) })),
    amount_left_human: human(left),
    cancelled_by: givenBack.find(({ cancels }) => cancels === invoice.id)?.number ?? null,
    seller: { name: seller.name, lines: sellerLines(seller, t) },
    transfer: isOwed(invoice, left) ? transferOf(content, left) : null,
    pdf_url: `/v1/public/invoices/${token}/invoice.pdf`,
    xml_url: `/v1/public/invoices/${token}/factur-x.xml`,
  };
}

function partOf({ credits }: StoredInvoice, { kind }: InvoiceContent): PublicInvoice['part'] {
  if (credits === null) return null;
  return kind === 'reduction' ? 'reduced' : 'refunded';
}

function isOwed({ kind, status }: StoredInvoice, left: number): boolean {
  return kind === 'invoice' && (status === 'open' || status === 'uncollectible') && left > 0;
}

function transferOf({ seller, number, currency }: InvoiceContent, amount: number): PublicInvoice['transfer'] {
  const { name: holder, iban, bic } = seller;
  const qr = currency === 'EUR' ? epcText({ holder, iban, bic, amount, reference: number }) : null;
  return { holder, iban, bic: bic || null, reference: number, qr };
}

function sellerLines({ street, zip, city, email, phone, vatId, taxNumber }: InvoiceSeller, t: Translate): string[] {
  const numbers = [
    vatId && t('invoice.seller.vat_id', { value: vatId }),
    taxNumber && t('invoice.seller.tax_number', { value: taxNumber }),
  ];
  return [street, `${zip} ${city}`, email, phone, ...numbers].filter((line) => line !== '');
}
