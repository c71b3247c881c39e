/** What takes an issued invoice back, all of it or a part: by an invoice of its own, which names it. */
import { type CreditedLine, houseClock, sum } from '@figurina/commerce';
import { createI18n } from '@figurina/locales';
import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { addUpdate, findOrder } from '../../orders/index.ts';
import { cancellationOf, creditNoteOf } from '../content/content-of.ts';
import type { CreditState } from '../credit/credit-state.ts';
import { wireInvoice } from '../invoice-answers.ts';
import type { InvoicesParts } from '../invoices-parts.ts';
import * as queries from '../invoices.queries.ts';
import type { InvoiceRow } from '../invoices.tables.ts';
import { issue } from './issue.ts';
import { nextNumber } from './numbers.ts';

type Tx = Transaction<Database>;
type Write = (row: Insertable<InvoiceRow>) => Insertable<InvoiceRow>;

export interface Part {
  readonly state: CreditState;
  readonly lines: readonly CreditedLine[];
  readonly reason: string;
}

export function createGiveBack(parts: InvoicesParts) {
  const { clock, config, mailInvoice, mailCredit, mailReduction } = parts;

  /** Numbered and dated now, in the language of what it takes back. */
  async function issueOf({ content }: Pick<CreditState, 'content'>, tx: Tx) {
    const now = clock.now();
    const issuedOn = houseClock(now).day;
    const { t } = await createI18n(content.language, ['invoice']);
    return { now, issuedOn, t, number: await nextNumber(tx, content.specimen, issuedOn) };
  }

  return {
    whole: async (tx: Tx, taken: queries.StoredInvoice, write: Write): Promise<queries.StoredInvoice> => {
      const { id, order_id, content, status } = taken;
      if (!content) throw new Error(`Invoice ${id} has no content to cancel`);
      const { now, ...said } = await issueOf({ content }, tx);
      const cancellation = cancellationOf(content, { ...said, isPaid: status === 'paid' });
      const row = write(await issue(parts, cancellation, { orderId: order_id, status: 'paid', cancels: id, now }));
      const invoice = await queries.insertInvoice(tx, row);
      const isCredit = cancellation.kind === 'credit_note';
      if (isCredit) await note(tx, order_id, invoice, now);
      const order = await findOrder(tx, order_id);
      if (order) await (isCredit ? mailCredit : mailInvoice)(tx, order, wireInvoice(invoice, config.baseUrl));
      return invoice;
    },

    /** Of one that is still to be paid less is to be paid; where nothing is left to pay, it is paid. */
    part: async (
      tx: Tx,
      taken: queries.StoredInvoice,
      { state, lines, reason }: Part,
      write: Write,
    ): Promise<queries.StoredInvoice> => {
      const { id, order_id, status, gross } = taken;
      const isPaid = status === 'paid';
      const { now, ...said } = await issueOf(state, tx);
      const content = creditNoteOf(state.content, { ...said, lines, before: state.before, isPaid, reason });
      const options = { orderId: order_id, status: 'paid', cancels: null, credits: id, now } as const;
      const invoice = await queries.insertInvoice(tx, write(await issue(parts, content, options)));
      const owed = gross - sum([...state.notes, invoice].map((one) => one.gross));
      if (!isPaid && owed === 0) await queries.updateInvoice(tx, id, { status: 'paid', changed_at: now });
      await note(tx, order_id, invoice, now);
      const order = await findOrder(tx, order_id);
      const wire = wireInvoice(invoice, config.baseUrl);
      if (order) await (isPaid ? mailCredit(tx, order, wire) : mailReduction(tx, order, wire, owed));
      return invoice;
    },
  };

  /** In the timeline of the order. */
  async function note(tx: Tx, orderId: string, { number }: queries.StoredInvoice, now: Date): Promise<void> {
    const refused = await addUpdate(tx, orderId, { signal: 'credit_created', by: 'system', metadata: { number } }, now);
    // Of an order that is gone for good the invoices stay.
    if (refused && refused.code !== 'not_found') throw new Error(`The timeline of ${orderId} refuses a credit note`);
  }
}
