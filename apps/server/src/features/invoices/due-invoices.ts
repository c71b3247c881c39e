/** Invoices that are made by themselves, as `INVOICE_WHEN` says. */
import { z } from 'zod';
import { isRefusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { InvoiceMaker } from './invoice-maker.ts';
import type { Invoices } from './invoices.ts';
import type { InvoicesParts } from './invoices-parts.ts';

const makeInvoice = defineJob({ name: 'invoices.make', data: z.object({ orderId: z.string() }), retries: 8 });

export function createDueInvoices(
  { jobs, config }: Pick<InvoicesParts, 'jobs' | 'config'>,
  maker: InvoiceMaker,
): Pick<Invoices, 'dueWith'> {
  jobs.handle(makeInvoice, {
    run: async ({ orderId }, { log }) => {
      const made = await maker.make(orderId);
      // Tried again it would be refused again: there is one, the order has ended, or the settings lack something.
      if (isRefusal(made)) log.warn({ order: orderId, refusal: made.code }, 'no invoice was made');
    },
  });
  return {
    dueWith: async (tx, orderId, when) => {
      if (when === config.invoiceWhen) await jobs.send(makeInvoice, { orderId }, { transaction: tx });
    },
  };
}
