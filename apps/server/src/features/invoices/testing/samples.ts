/** Invoices of every kind that there is, without a server. */
import { createI18n } from '@figurina/locales';
import { cents, chargedLines, creditOf, sum } from '@figurina/commerce';
import type { StoredOrder } from '../../orders/index.ts';
import { cancellationOf, contentOf, creditNoteOf } from '../content/content-of.ts';
import type { InvoiceContent } from '../content/invoice-content.ts';
import { type Profile, invoiceXml } from '../documents/cii.ts';
import { ordered } from './ordered.ts';

const SELLER = {
  name: 'Figurina GmbH',
  street: 'Hafenweg 3',
  zip: '48155',
  city: 'Münster',
  country: 'DE',
  vatId: 'DE123456788',
  taxNumber: '',
  register: 'HRB 1234',
  email: 'r@figurina.example',
  phone: '+49 251 1',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
};

export async function contentFor(order: StoredOrder, more: Partial<InvoiceContent> = {}): Promise<InvoiceContent> {
  const { t } = await createI18n(order.language, ['invoice']);
  const issue = { number: 'R-2027-0001', issuedOn: '2027-05-03', seller: SELLER, specimen: false, t };
  return { ...contentOf(order, issue), ...more };
}

export async function xmlOf(invoice: InvoiceContent, profile: Profile = 'en16931'): Promise<string> {
  const { t } = await createI18n(invoice.language, ['invoice']);
  return invoiceXml(invoice, profile, t);
}

/** `isPaid`: a credit note. */
export async function cancellationFor(invoice: InvoiceContent, isPaid = false): Promise<InvoiceContent> {
  const { t } = await createI18n(invoice.language, ['invoice']);
  return cancellationOf(invoice, { number: 'R-2027-0002', issuedOn: '2027-05-04', isPaid, t });
}

/** Of a part, which was paid or is still to be. */
async function creditNoteFor(invoice: InvoiceContent, isPaid: boolean): Promise<InvoiceContent> {
  const { t } = await createI18n(invoice.language, ['invoice']);
  const charged = chargedLines(
    invoice.lines.map(({ quantity, net }) => ({ quantity, net: cents(net) })),
    invoice.allowances.map(({ net }) => cents(net)),
  );
  const wishes = [
    { line: 0, quantity: 1 },
    { line: 1, net: cents(99) },
  ];
  const [first, second] = wishes.map((wish) => creditOf(charged, [wish])!);
  const issue = { number: 'R-2027-0002', issuedOn: '2027-05-04', isPaid, reason: 'Kulanz', t };
  // The second of two: its VAT is what the first one leaves of both.
  return creditNoteOf(invoice, { ...issue, lines: second!, before: sum(first!.map(({ net }) => net)) });
}

/** What may be taken off, and added by hand. */
export const WITH_ALLOWANCES = ordered({
  nets: [
    { product: 'album', quantity: 120, net: 48_000 },
    { product: 'voucher', quantity: 1, net: -4202 },
    { product: 'adjustment', quantity: 1, net: -2900 },
    { product: 'adjustment', quantity: 1, net: 500 },
  ],
});

/** Of each category of VAT and currency. */
export const KINDS = {
  'the cheapest order': ordered(),
  'the same to Poland, in Polish': ordered({ wish: { country: 'PL' }, language: 'pl' }),
  'a rate with half a percent': ordered({ wish: { country: 'FI' }, language: 'en' }),
  'an export': ordered({ wish: { country: 'CH' }, language: 'fr' }),
  'a delivery to a business of another state': ordered({
    wish: { country: 'AT', reverseCharge: true },
    vat_id: 'ATU12345675',
    language: 'it',
  }),
} as const;

/** The XML of every kind, by a name for its file. */
export async function sampleXmls(): Promise<Map<string, string>> {
  const invoices = await Promise.all([...Object.values(KINDS), WITH_ALLOWANCES].map((order) => contentFor(order)));
  const forOffices = await contentFor(ordered({ leitweg_id: '04011000-1234512345-06', purchase_order: 'PO 4711' }));
  const taken = [await cancellationFor(invoices[0]!), await cancellationFor(invoices[0]!, true)];
  const parts = await Promise.all(invoices.map((invoice, at) => creditNoteFor(invoice, at % 2 === 0)));
  const all = [...invoices, ...taken, ...parts, await contentFor(ordered(), { specimen: true })];
  const named = await Promise.all(all.map(async (one, at) => [`sample-${at}`, await xmlOf(one)] as const));
  return new Map([
    ...named,
    ['xrechnung', await xmlOf(forOffices, 'xrechnung')],
    ['xrechnung-part', await xmlOf(await creditNoteFor(forOffices, true), 'xrechnung')],
  ]);
}
