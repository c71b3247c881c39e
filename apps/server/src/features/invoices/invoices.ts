/** Invoices of orders: by this server itself or by Stripe, by hand or by themselves, and their pages. */
import type { Invoice } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { createBuiltInMaker } from './built-in/built-in-maker.ts';
import { createDueInvoices, type DueInvoices } from './due-invoices.ts';
import { wireInvoice } from './invoice-answers.ts';
import type { InvoiceMaker } from './invoice-maker.ts';
import type { InvoicesParts } from './invoices-parts.ts';
import * as queries from './invoices.queries.ts';
import { serveInvoices } from './invoices.routes.ts';
import { servePublicInvoices } from './public-invoice.routes.ts';
import { remindDaily } from './reminders.ts';
import { readSeller } from './seller.ts';
import type { StripeSettings } from './stripe/stripe-client.ts';

export interface Invoices extends DueInvoices {
  /** The invoices of orders, by the order's id, the oldest first; with those that cancel one. */
  of(db: queries.Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly Invoice[]>>;
  /** Whether amounts of the order stand in an invoice that counts. */
  isInvoiced(db: queries.Db, orderId: string): Promise<boolean>;
  paidOf(db: queries.Db, orderIds: readonly string[]): Promise<ReadonlySet<string>>;
  serve(http: FastifyInstance): void;
}

export async function createInvoices(parts: InvoicesParts): Promise<Invoices> {
  const { config, log } = parts;
  const seller = readSeller(config);
  if (seller.state === 'incomplete' && !config.stripe)
    log.warn({ missing: seller.missing }, 'there will be no invoices: the details of the seller are incomplete');
  const builtIn = createBuiltInMaker(parts);
  const stripe = config.stripe && (await openStripe(parts, config.stripe));
  /** New ones; those that are there are changed by whoever made them. */
  const maker: InvoiceMaker = stripe?.maker ?? builtIn;
  const makers = { maker, makers: { built_in: builtIn, stripe: stripe?.maker } };
  const due = createDueInvoices(parts, makers);
  remindDaily(parts);
  return {
    ...due,
    of: async (db, orderIds) => {
      const found = await queries.findOfOrders(db, orderIds);
      const byOrder = Map.groupBy(found, (invoice) => invoice.order_id);
      return new Map(
        [...byOrder].map(([id, invoices]) => [id, invoices.map((one) => wireInvoice(one, config.baseUrl, invoices))]),
      );
    },
    isInvoiced: queries.isInvoiced,
    paidOf: queries.paidOf,
    serve: (http) => {
      serveInvoices(http, parts, makers);
      servePublicInvoices(http, parts);
      stripe?.serve(http);
    },
  };
}

/** Its library is loaded by who uses it: a tenth of what a start has to read. */
async function openStripe(parts: InvoicesParts, settings: StripeSettings) {
  const [{ createStripe }, { serveStripeEvents }] = await Promise.all([
    import('./stripe/stripe-maker.ts'),
    import('./stripe/stripe-events.routes.ts'),
  ]);
  const stripe = createStripe(parts, settings);
  return { maker: stripe.maker, serve: (http: FastifyInstance) => serveStripeEvents(http, parts, stripe) };
}
