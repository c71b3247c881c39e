/** Reminds once of an invoice that was due some days ago; who has just paid is told that it is done then. */
import { addDays, houseClock } from '@figurina/commerce';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { findOrders } from '../orders/index.ts';
import { wireInvoice } from './invoice-answers.ts';
import type { InvoicesParts } from './invoices-parts.ts';
import { findDueBetween, findOfOrders } from './invoices.queries.ts';

const remindOfInvoices = defineJob({ name: 'invoices.remind', data: z.object({}) });

/** So long it is tried again, where the server was not there on the day. */
const LATE_DAYS = 14;

export function remindDaily({ db, clock, config, jobs, mailReminder }: InvoicesParts): void {
  const { reminderDays: days } = config;
  jobs.handle(remindOfInvoices, {
    run: async () => {
      if (days === 0) return;
      const { day: today } = houseClock(clock.now());
      const last = addDays(today, -days);
      const due = await findDueBetween(db, addDays(last, -LATE_DAYS), last);
      const owed = due.filter(({ content }) => content?.specimen !== true);
      const orders = new Map(
        (
          await findOrders(
            db,
            owed.map(({ order_id }) => order_id),
          )
        ).map((order) => [order.id, order]),
      );
      const givenBack = Map.groupBy(
        await findOfOrders(
          db,
          owed.map(({ order_id }) => order_id),
        ),
        ({ credits }) => credits,
      );
      for (const invoice of owed) {
        const order = orders.get(invoice.order_id);
        // Of one that was called off, the invoice is about to be cancelled.
        if (!order || order.updates.some(({ signal }) => signal === 'cancelled' || signal === 'rejected')) continue;
        const given = givenBack.get(invoice.id) ?? [];
        await db.transaction().execute((tx) => mailReminder(tx, order, wireInvoice(invoice, config.baseUrl, given)));
      }
    },
  });
  // In the morning, when somebody can do something about it.
  jobs.schedule(remindOfInvoices, '40 7 * * *');
}
