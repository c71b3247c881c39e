/** Invoices that are made by themselves, as `INVOICE_WHEN` says, and taken back with their order. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/db/schema.ts';
import { isRefusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Makers } from './invoice-maker.ts';
import type { InvoicesParts } from './invoices-parts.ts';
import { findInvoice, findStanding, isCredited, mayBeCredited } from './invoices.queries.ts';

const makeInvoice = defineJob({ name: 'invoices.make', data: z.object({ orderId: z.string() }), retries: 8 });
const voidInvoice = defineJob({ name: 'invoices.void', data: z.object({ invoiceId: z.string() }), retries: 8 });

export interface DueInvoices {
  /** It is this time for the invoice of an order. Made by a job, when the transaction commits, where the settings say so. */
  dueWith(tx: Transaction<Database>, orderId: string, when: 'order' | 'approval' | 'prepayment'): Promise<void>;
  /**
   * The order is called off: its invoice is cancelled by a job, when the transaction commits, which holds the order; of one that
   * was paid a credit note is made.
   */
  takeBackWith(tx: Transaction<Database>, orderId: string): Promise<void>;
}

export function createDueInvoices(
  { db, jobs, config }: Pick<InvoicesParts, 'db' | 'jobs' | 'config'>,
  { maker, makers }: Makers,
): DueInvoices {
  jobs.handle(makeInvoice, {
    run: async ({ orderId }, { log }) => {
      const made = await maker.make(orderId);
      // Tried again it would be refused again: there is one, the order has ended, or the settings lack something.
      if (isRefusal(made)) log.warn({ order: orderId, refusal: made.code }, 'no invoice was made');
    },
  });
  jobs.handle(voidInvoice, {
    run: async ({ invoiceId }, { log }) => {
      const invoice = await findInvoice(db, invoiceId);
      // Done by the attempt before, or by staff.
      if (!invoice || invoice.status === 'void') return;
      // What was given back in part is not cancelled as a whole: what is left of it is given back as well.
      const isGivenBack = invoice.status === 'paid' || (await isCredited(db, invoiceId));
      if (isGivenBack && !(await mayBeCredited(db, invoice))) return;
      const maker = makers[invoice.maker];
      const changed = await (isGivenBack ? maker?.credit(invoice) : maker?.change(invoice, 'void'));
      if (!changed || isRefusal(changed)) log.error({ invoice: invoiceId }, 'the invoice of a cancelled order stands');
    },
  });
  return {
    takeBackWith: async (tx, orderId) => {
      const standing = await findStanding(tx, orderId);
      // A draft nobody has seen, and of an order that has ended it becomes none.
      if (standing && standing.status !== 'draft')
        await jobs.send(voidInvoice, { invoiceId: standing.id }, { transaction: tx });
    },
    dueWith: async (tx, orderId, when) => {
      if (when === config.invoiceWhen || when === 'prepayment')
        await jobs.send(makeInvoice, { orderId }, { transaction: tx });
    },
  };
}
