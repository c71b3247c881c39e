/** Invoices that are made by themselves, as `INVOICE_WHEN` says. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/db/schema.ts';
import { isRefusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { InvoiceMaker } from './invoice-maker.ts';
import type { InvoicesParts } from './invoices-parts.ts';

const makeInvoice = defineJob({ name: 'invoices.make', data: z.object({ orderId: z.string() }), retries: 8 });

export interface DueInvoices {
  /** It is this time for the invoice of an order. Made by a job, when the transaction commits, where the settings say so. */
  dueWith(tx: Transaction<Database>, orderId: string, when: 'order' | 'approval'): Promise<void>;
}

export function createDueInvoices(
  { jobs, config }: Pick<InvoicesParts, 'jobs' | 'config'>,
  maker: InvoiceMaker,
): DueInvoices {
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
