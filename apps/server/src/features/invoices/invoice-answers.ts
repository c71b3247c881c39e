/** Invoices as they go over the wire. */
import type { Invoice, PublicInvoice } from '@figurina/contract';
import { formatMoney, type Translate } from '@figurina/locales';
import type { InvoiceContent, InvoiceSeller } from './content/invoice-content.ts';
import { epcText } from './documents/epc.ts';
import type { StoredInvoice } from './invoices.queries.ts';

/** `others`: of the same order, among which is the one that it cancels, where it was not issued here. */
export function wireInvoice(
  invoice: StoredInvoice,
  baseUrl: string,
  others: readonly Pick<StoredInvoice, 'id' | 'number'>[] = [],
): Invoice {
  const { id, number, status, token, hosted_url, content, due_on, created_at } = invoice;
  const cancelled = others.find((other) => other.id === invoice.cancels)?.number;
  const isDraft = status === 'draft';
  const ownPage = token === null ? null : `${baseUrl}/invoice/${token}`;
  return {
    id,
    number: isDraft ? null : number,
    status,
    hosted_invoice_url: isDraft ? null : (hosted_url ?? ownPage),
    cancels: content?.cancels?.number ?? cancelled ?? null,
    due_on,
    created_at: created_at.toISOString(),
  };
}

interface Shown {
  readonly invoice: StoredInvoice;
  readonly content: InvoiceContent;
  /** Of the link by which it was opened. */
  readonly token: string;
  readonly cancelledBy: string | null;
  /** In the language of the invoice. */
  readonly t: Translate;
}

export function publicInvoice({ invoice, content, token, cancelledBy, t }: Shown): PublicInvoice {
  const { language, currency, net, vat, gross, seller } = content;
  const human = (minor: number): string => formatMoney(language, minor, currency);
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
    is_credit: content.kind === 'credit_note',
    cancelled_by: cancelledBy,
    seller: { name: seller.name, lines: sellerLines(seller, t) },
    transfer: isOwed(invoice) ? transferOf(content) : null,
    pdf_url: `/v1/public/invoices/${token}/invoice.pdf`,
    xml_url: `/v1/public/invoices/${token}/factur-x.xml`,
  };
}

function isOwed({ kind, status, gross }: StoredInvoice): boolean {
  return kind === 'invoice' && (status === 'open' || status === 'uncollectible') && gross > 0;
}

function transferOf({ seller, number, currency, gross }: InvoiceContent): PublicInvoice['transfer'] {
  const { name: holder, iban, bic } = seller;
  const qr = currency === 'EUR' ? epcText({ holder, iban, bic, amount: gross, reference: number }) : null;
  return { holder, iban, bic: bic || null, reference: number, qr };
}

function sellerLines({ street, zip, city, email, phone, vatId, taxNumber }: InvoiceSeller, t: Translate): string[] {
  const numbers = [
    vatId && t('invoice.seller.vat_id', { value: vatId }),
    taxNumber && t('invoice.seller.tax_number', { value: taxNumber }),
  ];
  return [street, `${zip} ${city}`, email, phone, ...numbers].filter((line) => line !== '');
}
