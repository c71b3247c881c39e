/**
 * Invoices by Stripe. A row is written first, so that there is one draft however often the button is pressed; Stripe is asked
 * outside of any transaction, and a draft that was left half-made is taken up where it stood.
 */
import { signalRefusal } from '@figurina/commerce';
import { createI18n } from '@figurina/locales';
import type { Transaction } from 'kysely';
import { Stripe } from 'stripe';
import type { Database } from '../../../platform/db/schema.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { findOrder, type StoredOrder } from '../../orders/index.ts';
import { contentOf } from '../content/content-of.ts';
import type { InvoiceMaker, NextStatus } from '../invoice-maker.ts';
import { nothingToInvoice } from '../nothing-to-invoice.ts';
import { mayBecome } from '../invoice-status.ts';
import type { InvoicesParts } from '../invoices-parts.ts';
import * as queries from '../invoices.queries.ts';
import { stripeClient, type StripeSettings } from './stripe-client.ts';
import { createDraft } from './stripe-draft.ts';
import { isSameSum, statusOf, takeState, tellStaff } from './stripe-state.ts';
import { creditAtStripe } from './stripe-credit.ts';
import * as stripeQueries from './stripe.queries.ts';

export interface StripeInvoices {
  readonly stripe: Stripe;
  readonly settings: StripeSettings;
  readonly maker: InvoiceMaker;
}

/** Stripe names the seller by its own account. */
const NO_SELLER = { name: '', street: '', zip: '', city: '', country: '', vatId: '', taxNumber: '', register: '' };

export function createStripe(parts: InvoicesParts, settings: StripeSettings): StripeInvoices {
  const { db, clock } = parts;
  const stripe = stripeClient(settings);

  /** The row of an order's draft: a new one, or the one that was left. */
  async function draftOf(orderId: string): Promise<queries.StoredInvoice | Refusal> {
    return db.transaction().execute(async (tx) => {
      if (!(await queries.holdOrder(tx, orderId))) return refuse('not_found');
      const standing = await queries.findStanding(tx, orderId);
      if (standing) return standing.status === 'draft' ? standing : refuse('invoice_exists');
      const order = await findOrder(tx, orderId);
      // In the trash.
      if (!order) return refuse('not_found');
      const nothing = nothingToInvoice(order);
      if (nothing) return refuse(nothing);
      const { net, vat, gross, currency, updates } = order;
      if (signalRefusal({ signal: 'invoice_created', by: 'system' }, updates)) return refuse('order_ended');
      const now = clock.now();
      return queries.insertInvoice(tx, {
        id: newId(now.getTime()),
        order_id: orderId,
        maker: 'stripe',
        kind: 'invoice',
        status: 'draft',
        attempt: 1 + (await stripeQueries.countAttempts(tx, orderId)),
        net,
        vat,
        gross,
        currency,
        created_at: now,
        changed_at: now,
      });
    });
  }

  /** The draft at Stripe by its row: as it is where it says what the order says, else a new one. */
  async function draftAtStripe(draft: queries.StoredInvoice, order: StoredOrder): Promise<Stripe.Invoice> {
    const known = draft.stripe_id === null ? undefined : await find(draft.stripe_id);
    if (known && statusOf(known) !== 'draft') return known;
    const { net, vat, gross, currency } = order;
    const current = { ...draft, net, vat, gross, currency };
    if (known && isSameSum(current, known)) return known;
    if (known) await stripe.invoices.del(known.id);
    const isNew = draft.stripe_id === null && draft.net === net && draft.gross === gross;
    const fresh = isNew ? draft : await stripeQueries.beginAnew(db, draft, current);
    try {
      return await write(fresh, order);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
      // The order has changed since an earlier try that came to nothing: its key is spent.
      return write(await stripeQueries.beginAnew(db, fresh, current), order);
    }
  }

  async function write({ id, attempt }: queries.StoredInvoice, order: StoredOrder): Promise<Stripe.Invoice> {
    const { t } = await createI18n(order.language, ['invoice']);
    const seller = { ...NO_SELLER, email: '', phone: '', iban: '', bic: '' };
    const content = contentOf(order, { number: '', issuedOn: order.estimated_delivery, seller, specimen: false, t });
    return createDraft(stripe, { order, invoiceId: id, content, attempt, t }, (stripeId) =>
      stripeQueries.noteStripeId(db, id, stripeId),
    );
  }

  async function find(stripeId: string): Promise<Stripe.Invoice | undefined> {
    try {
      return await stripe.invoices.retrieve(stripeId);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
        return undefined;
      throw error;
    }
  }

  async function taken(
    invoiceId: string,
    theirs: Stripe.Invoice,
    note?: (tx: Transaction<Database>, after: queries.StoredInvoice) => Promise<void>,
  ): Promise<queries.StoredInvoice> {
    const status = statusOf(theirs);
    return db.transaction().execute(async (tx) => {
      const after = (await takeState(tx, parts, { invoiceId, status, theirs }))!;
      await note?.(tx, after);
      return after;
    });
  }

  async function ask(stripeId: string, status: NextStatus): Promise<Stripe.Invoice> {
    if (status === 'paid') return stripe.invoices.pay(stripeId, { paid_out_of_band: true });
    return status === 'void' ? stripe.invoices.voidInvoice(stripeId) : stripe.invoices.markUncollectible(stripeId);
  }

  return {
    stripe,
    settings,
    maker: {
      make: async (orderId, note) => {
        const noted = note && ((tx: Transaction<Database>, after: queries.StoredInvoice) => note(tx, after, null));
        const draft = await draftOf(orderId);
        if (isRefusal(draft)) return draft;
        const order = await findOrder(db, orderId);
        if (!order) return refuse('not_found');
        const theirs = await draftAtStripe(draft, order);
        const row = (await queries.findInvoice(db, draft.id))!;
        if (statusOf(theirs) !== 'draft') return taken(row.id, theirs, noted);
        if (!isSameSum({ ...row, net: order.net, gross: order.gross }, theirs)) {
          await db.transaction().execute((tx) => tellStaff(tx, parts, row, theirs));
          return row;
        }
        return taken(row.id, await stripe.invoices.finalizeInvoice(theirs.id, { auto_advance: false }), noted);
      },
      change: async (invoice, status, note) => {
        const { id, stripe_id } = invoice;
        if (stripe_id === null || !mayBecome(invoice.status, status)) return refuse('invoice_status_impossible');
        try {
          return await taken(id, await ask(stripe_id, status), note && ((tx, after) => note(tx, after, invoice)));
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          // Something else has become of it there meanwhile: that is what counts.
          const theirs = await find(stripe_id);
          if (theirs) await taken(id, theirs);
          return refuse('invoice_status_impossible');
        }
      },
      credit: (invoice, note) => creditAtStripe(parts, stripe, invoice, note),
      // Lines of its invoices are known to Stripe alone.
      creditPart: async () => refuse('invoice_status_impossible'),
    },
  };
}
