/**
 * Invoices by this server itself. Number, row, timeline and mail are of one transaction: either all of it happened, or the
 * number is still free.
 */
import { creditOf, houseClock, wholeCredit } from '@figurina/commerce';
import { createI18n } from '@figurina/locales';
import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { outageOf } from '../../../platform/http/outages.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { addUpdate, findOrder } from '../../orders/index.ts';
import { contentOf } from '../content/content-of.ts';
import { creditState } from '../credit/credit-state.ts';
import { wireInvoice } from '../invoice-answers.ts';
import type { InvoiceMaker } from '../invoice-maker.ts';
import { mayBecome } from '../invoice-status.ts';
import type { InvoicesParts } from '../invoices-parts.ts';
import * as queries from '../invoices.queries.ts';
import type { InvoiceRow } from '../invoices.tables.ts';
import { missingFor, readSeller } from '../seller.ts';
import { createGiveBack } from './give-back.ts';
import { issue } from './issue.ts';
import { nothingToInvoice } from '../nothing-to-invoice.ts';
import { nextNumber } from './numbers.ts';

type Tx = Transaction<Database>;
type Write = (row: Insertable<InvoiceRow>) => Insertable<InvoiceRow>;

export function createBuiltInMaker(parts: InvoicesParts): InvoiceMaker {
  const { db, clock, config, files, log, mailInvoice } = parts;
  const giveBack = createGiveBack(parts);
  const seller = readSeller(config);

  async function make(tx: Tx, orderId: string, write: Write): Promise<queries.StoredInvoice | Refusal> {
    if (!(await queries.holdOrder(tx, orderId))) return refuse('not_found');
    if (await queries.findStanding(tx, orderId)) return refuse('invoice_exists');
    if (seller.state === 'incomplete') return refuse('seller_incomplete');
    const order = await findOrder(tx, orderId);
    // In the trash.
    if (!order) return refuse('not_found');
    const nothing = nothingToInvoice(order);
    if (nothing) return refuse(nothing);
    const missing = missingFor(seller.seller, { category: order.tax_category, leitwegId: order.leitweg_id.trim() });
    if (missing.length > 0) {
      log.warn({ order: orderId, missing }, 'an invoice needs more of the seller');
      return refuse('seller_incomplete');
    }
    const now = clock.now();
    if (await addUpdate(tx, orderId, { signal: 'invoice_created', by: 'system' }, now)) return refuse('order_ended');
    const { t } = await createI18n(order.language, ['invoice']);
    const issuedOn = houseClock(now).day;
    const specimen = seller.state === 'specimen';
    const number = await nextNumber(tx, specimen, issuedOn);
    const content = contentOf(order, { number, issuedOn, seller: seller.seller, specimen, t });
    // Nothing to pay is paid.
    const status = content.dueOn ? 'open' : 'paid';
    const row = write(await issue(parts, content, { orderId, status, cancels: null, now }));
    const invoice = await queries.insertInvoice(tx, row);
    await mailInvoice(tx, order, wireInvoice(invoice, config.baseUrl));
    return invoice;
  }

  /**
   * Files of a transaction that came to nothing are taken away again; not those of one whose answer is lost: the invoice may be
   * issued.
   */
  async function inTransaction<Answer>(work: (tx: Tx, write: Write) => Promise<Answer>): Promise<Answer> {
    const written: string[] = [];
    const write: Write = (row) => {
      written.push(...[row.pdf_key, row.xml_key].filter((key) => typeof key === 'string'));
      return row;
    };
    try {
      return await db.transaction().execute((tx) => work(tx, write));
    } catch (error) {
      if (!outageOf(error)) await Promise.all(written.map((key) => files.delete(key)));
      throw error;
    }
  }

  return {
    make: (orderId, note) =>
      inTransaction(async (tx, write) => {
        const made = await make(tx, orderId, write);
        if (!isRefusal(made)) await note?.(tx, made, null);
        return made;
      }),
    change: ({ id, order_id }, status, note) =>
      inTransaction(async (tx, write) => {
        await queries.holdOrder(tx, order_id);
        const held = await queries.holdInvoice(tx, id);
        if (!held) return refuse('not_found');
        if (!mayBecome(held.status, status)) return refuse('invoice_status_impossible');
        if (status === 'void' && (await queries.isCredited(tx, id))) return refuse('invoice_credited');
        if (status === 'void') await giveBack.whole(tx, held, write);
        const changed = await queries.updateInvoice(tx, id, { status, changed_at: clock.now() });
        await note?.(tx, changed, held);
        return changed;
      }),
    credit: ({ id, order_id }, note) =>
      inTransaction(async (tx, write) => {
        await queries.holdOrder(tx, order_id);
        const held = await queries.holdInvoice(tx, id);
        if (!held || !(await queries.mayBeCredited(tx, held))) return refuse('invoice_status_impossible');
        const state = creditState(held, await queries.findGivenBack(tx, id));
        const isFirst = !state || state.notes.length === 0;
        const rest = state && { state, lines: wholeCredit(state.left), reason: '' };
        const credit = await (isFirst ? giveBack.whole(tx, held, write) : giveBack.part(tx, held, rest!, write));
        await note?.(tx, credit, null);
        return credit;
      }),
    creditPart: ({ id, order_id }, { lines: wishes, seen, reason }, note) =>
      inTransaction(async (tx, write) => {
        await queries.holdOrder(tx, order_id);
        const held = await queries.holdInvoice(tx, id);
        const state = held && creditState(held, await queries.findGivenBack(tx, id));
        if (!state) return refuse('invoice_status_impossible');
        if (state.notes.length !== seen) return refuse('conflict');
        const lines = creditOf(state.left, wishes);
        if (!lines) return refuse('credit_too_much');
        const credit = await giveBack.part(tx, held, { state, lines, reason }, write);
        await note?.(tx, credit, null);
        return credit;
      }),
  };
}
