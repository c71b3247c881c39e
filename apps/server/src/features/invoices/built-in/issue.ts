/** What is issued: the XML and the PDF around it, written once, with their digests beside the row. */
import { createHash } from 'node:crypto';
import { createI18n } from '@figurina/locales';
import type { Insertable } from 'kysely';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { InvoiceContent } from '../content/invoice-content.ts';
import { invoiceXml } from '../documents/cii.ts';
import { invoicePdf } from '../documents/invoice-pdf.ts';
import { linkHash } from '../invoice-links.ts';
import type { InvoicesParts } from '../invoices-parts.ts';
import type { InvoiceRow } from '../invoices.tables.ts';

interface Issue {
  readonly orderId: string;
  readonly status: 'open' | 'paid';
  /** The id of the invoice that this one cancels. */
  readonly cancels: string | null;
  /** The id of the invoice of which this one gives back a part. */
  readonly credits?: string;
  readonly now: Date;
}

/** Where the files of an invoice lie. Each is written under an id of its own, so nothing is ever written over. */
function fileKeys(id: string): { readonly pdf: string; readonly xml: string } {
  return { pdf: `invoices/${id}/invoice.pdf`, xml: `invoices/${id}/invoice.xml` };
}

/** Writes the files and answers the row that names them. A public body's XML is an XRechnung; the PDF has the same by EN 16931. */
export async function issue(
  { files }: Pick<InvoicesParts, 'files'>,
  content: InvoiceContent,
  { orderId, status, cancels, credits, now }: Issue,
): Promise<Insertable<InvoiceRow>> {
  const { t } = await createI18n(content.language, ['invoice']);
  const inside = invoiceXml(content, 'en16931', t);
  const xml = Buffer.from(content.leitwegId ? invoiceXml(content, 'xrechnung', t) : inside);
  const pdf = await invoicePdf(content, inside, t, now);
  const id = newId(now.getTime());
  const keys = fileKeys(id);
  await Promise.all([files.put(keys.pdf, pdf), files.put(keys.xml, xml)]);
  const token = newSecret();
  const { kind, number, issuedOn, dueOn, currency, net, vat, gross } = content;
  return {
    id,
    order_id: orderId,
    maker: 'built_in',
    kind: credits !== undefined ? 'credit_note' : kind === 'invoice' ? 'invoice' : 'cancellation',
    status,
    number,
    cancels,
    credits: credits ?? null,
    net,
    vat,
    gross,
    currency,
    issued_on: issuedOn,
    due_on: dueOn,
    token,
    token_hash: linkHash(token),
    content: JSON.stringify(content),
    pdf_key: keys.pdf,
    pdf_sha256: digestOf(pdf),
    xml_key: keys.xml,
    xml_sha256: digestOf(xml),
    created_at: now,
    changed_at: now,
  };
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
