/** What staff do with invoices. */
import { changeInvoice, createInvoice, creditInvoice } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { wireInvoice } from './invoice-answers.ts';
import type { Makers } from './invoice-maker.ts';
import type { InvoicesParts } from './invoices-parts.ts';
import { findInvoice } from './invoices.queries.ts';

export function serveInvoices(
  http: FastifyInstance,
  { db, config }: Pick<InvoicesParts, 'db' | 'config'>,
  { maker, makers }: Makers,
): void {
  route(http, createInvoice, async ({ params: { id } }) => {
    const invoice = await maker.make(id);
    return isRefusal(invoice) ? invoice : { invoice: wireInvoice(invoice, config.baseUrl) };
  });

  route(http, changeInvoice, async ({ params: { id }, body }) => {
    const known = await findInvoice(db, id);
    if (!known) return refuse('not_found');
    const invoice = await makers[known.maker]?.change(known, body.invoice.status);
    // Of Stripe, which is not set up any more.
    if (!invoice) return refuse('invoice_status_impossible');
    return isRefusal(invoice) ? invoice : { invoice: wireInvoice(invoice, config.baseUrl) };
  });

  route(http, creditInvoice, async ({ params: { id } }) => {
    const known = await findInvoice(db, id);
    if (!known) return refuse('not_found');
    const credit = await makers[known.maker]?.credit(known);
    if (!credit) return refuse('invoice_status_impossible');
    return isRefusal(credit) ? credit : { invoice: wireInvoice(credit, config.baseUrl, [known]) };
  });
}
