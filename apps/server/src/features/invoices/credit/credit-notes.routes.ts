/** Credit notes of a part of an invoice: what is left of it, what a note comes to, and the note. */
import { creditOf, cents, creditVat, type CreditWish, sum } from '@figurina/commerce';
import {
  type AuditAction,
  createCreditNote,
  type CreditState,
  quoteCredit,
  readCredits,
  type RequestOf,
} from '@figurina/contract';
import { formatMoney, type Locale } from '@figurina/locales';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/http/caller.ts';
import { isRefusal, localeOf, refuse } from '../../../platform/http/refusal.ts';
import { route } from '../../../platform/http/route.ts';
import { leftOfInvoice, wireInvoice } from '../invoice-answers.ts';
import type { Makers, NoteInvoice } from '../invoice-maker.ts';
import type { InvoicesParts } from '../invoices-parts.ts';
import { findGivenBack, findInvoice, type StoredInvoice } from '../invoices.queries.ts';
import { creditState } from './credit-state.ts';

/** Writes down who did what. */
export type NoteBy = (by: Caller, action: AuditAction) => NoteInvoice;

interface Deeds extends Pick<Makers, 'makers'> {
  readonly noteBy: NoteBy;
}

export function serveCreditNotes(
  http: FastifyInstance,
  { db, config }: Pick<InvoicesParts, 'db' | 'config'>,
  { makers, noteBy }: Deeds,
): void {
  async function read(invoice: StoredInvoice, locale: Locale): Promise<CreditState> {
    return wireState(invoice, await findGivenBack(db, invoice.id), { locale, baseUrl: config.baseUrl });
  }

  route(http, readCredits, async ({ params: { id }, request }) => {
    const invoice = await findInvoice(db, id);
    return invoice ? { credit: await read(invoice, localeOf(request)) } : refuse('not_found');
  });

  route(http, quoteCredit, async ({ params: { id }, body, request }) => {
    const invoice = await findInvoice(db, id);
    if (!invoice) return refuse('not_found');
    const state = creditState(invoice, await findGivenBack(db, id));
    if (!state) return refuse('invoice_status_impossible');
    const lines = creditOf(state.left, wishesOf(body.credit.lines));
    if (!lines) return refuse('credit_too_much');
    const human = (minor: number): string => formatMoney(localeOf(request), minor, invoice.currency);
    const net = sum(lines.map((line) => line.net));
    const vat = creditVat(net, state.before, state.content.tax.rate);
    return {
      quote: {
        lines: lines.map(({ line, net: amount }) => ({ line, amount, amount_human: human(amount) })),
        amount_human: human(net),
        tax_value_human: human(vat),
        amount_gross_human: human(net + vat),
      },
    };
  });

  route(http, createCreditNote, async ({ params: { id }, body, caller, request }) => {
    const known = await findInvoice(db, id);
    if (!known) return refuse('not_found');
    const { lines, seen, reason } = body.credit;
    const part = { lines: wishesOf(lines), seen, reason };
    const credit = await makers[known.maker]?.creditPart(known, part, noteBy(caller, 'invoice.credit_part'));
    if (!credit) return refuse('invoice_status_impossible');
    if (isRefusal(credit)) return credit;
    const now = (await findInvoice(db, id))!;
    return { invoice: wireInvoice(credit, config.baseUrl, [known]), credit: await read(now, localeOf(request)) };
  });
}

type WireWishes = RequestOf<typeof quoteCredit>['body']['credit']['lines'];

function wishesOf(lines: WireWishes): CreditWish[] {
  return lines.map(({ line, quantity, amount }) => ({
    line,
    quantity,
    net: amount === undefined ? undefined : cents(amount),
  }));
}

function wireState(
  invoice: StoredInvoice,
  givenBack: readonly StoredInvoice[],
  { locale, baseUrl }: { readonly locale: Locale; readonly baseUrl: string },
): CreditState {
  const human = (minor: number): string => formatMoney(locale, minor, invoice.currency);
  const state = creditState(invoice, givenBack);
  const left = leftOfInvoice(invoice, givenBack);
  return {
    open: state !== undefined && left > 0,
    refunds: invoice.status === 'paid',
    seen: givenBack.length,
    currency: invoice.currency,
    lines: (state?.left ?? []).map(({ quantity, net }, line) => ({
      line,
      title: state!.content.lines[line]!.title,
      quantity: state!.charged[line]!.quantity,
      quantity_left: quantity,
      amount_human: human(state!.charged[line]!.net),
      amount_left: net,
      amount_left_human: human(net),
    })),
    amount_left_human: human(left),
    notes: givenBack.map((note) => ({
      id: note.id,
      number: note.number ?? '',
      hosted_invoice_url: wireInvoice(note, baseUrl).hosted_invoice_url,
      amount_gross_human: human(note.gross),
      issued_on: note.issued_on ?? note.created_at.toISOString().slice(0, 10),
    })),
  };
}
