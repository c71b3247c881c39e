/** What staff do with invoices. */
import { changeInvoice, createInvoice, creditInvoice } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { wireInvoice } from './invoice-answers.ts';
import { type NoteBy, serveCreditNotes } from './credit/credit-notes.routes.ts';
import type { Makers } from './invoice-maker.ts';
import type { InvoicesParts } from './invoices-parts.ts';
import { findGivenBack, findInvoice } from './invoices.queries.ts';

export function serveInvoices(
  http: FastifyInstance,
  { db, config, audit }: Pick<InvoicesParts, 'db' | 'config' | 'audit'>,
  { maker, makers }: Makers,
): void {
  /** Writes down who did it, and what the invoice was and became. */
  const noteBy: NoteBy =
    (by, action) =>
    (tx, { id, order_id: orderId, status, number, cancels, credits, content, gross, currency }, before) =>
      audit.write(tx, {
        by,
        action,
        orderId,
        subject: id,
        before: before && { status: before.status },
        after: before
          ? { status }
          : {
              status,
              number,
              cancels,
              ...(credits !== null && { credits: content?.cancels?.number, gross, currency }),
            },
      });

  route(http, createInvoice, async ({ params: { id }, caller }) => {
    const invoice = await maker.make(id, noteBy(caller, 'invoice.create'));
    return isRefusal(invoice) ? invoice : { invoice: wireInvoice(invoice, config.baseUrl) };
  });

  route(http, changeInvoice, async ({ params: { id }, body, caller }) => {
    const known = await findInvoice(db, id);
    if (!known) return refuse('not_found');
    const invoice = await makers[known.maker]?.change(known, body.invoice.status, noteBy(caller, 'invoice.change'));
    // Of Stripe, which is not set up any more.
    if (!invoice) return refuse('invoice_status_impossible');
    if (isRefusal(invoice)) return invoice;
    return { invoice: wireInvoice(invoice, config.baseUrl, await findGivenBack(db, id)) };
  });

  route(http, creditInvoice, async ({ params: { id }, caller }) => {
    const known = await findInvoice(db, id);
    if (!known) return refuse('not_found');
    const credit = await makers[known.maker]?.credit(known, noteBy(caller, 'invoice.credit'));
    if (!credit) return refuse('invoice_status_impossible');
    return isRefusal(credit) ? credit : { invoice: wireInvoice(credit, config.baseUrl, [known]) };
  });

  serveCreditNotes(http, { db, config }, { makers, noteBy });
}
