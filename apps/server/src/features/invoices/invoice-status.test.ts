import { INVOICE_STATUSES, type InvoiceStatus } from '@figurina/contract';
import { expect, test } from 'vitest';
import { liesAhead, mayBecome } from './invoice-status.ts';

/** One step, and any number of them. */
const STEPS: Record<InvoiceStatus, [next: InvoiceStatus[], ahead: InvoiceStatus[]]> = {
  draft: [['open'], ['open', 'paid', 'uncollectible', 'void']],
  open: [
    ['paid', 'uncollectible', 'void'],
    ['paid', 'uncollectible', 'void'],
  ],
  paid: [[], []],
  uncollectible: [
    ['paid', 'void'],
    ['paid', 'void'],
  ],
  void: [[], []],
};

test('an invoice takes the steps of the table, of all pairs', () => {
  for (const status of INVOICE_STATUSES)
    for (const next of INVOICE_STATUSES) {
      const [one, any] = STEPS[status];
      expect([status, next, mayBecome(status, next)]).toEqual([status, next, one.includes(next)]);
      expect([status, next, liesAhead(status, next)]).toEqual([status, next, any.includes(next)]);
    }
});
