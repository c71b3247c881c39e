/** What may become of an invoice. Source: shop 8. */
import { INVOICE_STATUSES, type InvoiceStatus } from '@figurina/contract';

const NEXT: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  draft: ['open'],
  open: ['paid', 'uncollectible', 'void'],
  uncollectible: ['paid', 'void'],
  paid: [],
  void: [],
};

/** Whether one step leads there. */
export function mayBecome(status: InvoiceStatus, next: InvoiceStatus): boolean {
  return NEXT[status].includes(next);
}

/**
 * Whether any number of steps leads there: what is told out of order is taken when it lies ahead and passed over when it
 * lies behind, so every order of arrival ends in the same state.
 */
export function liesAhead(status: InvoiceStatus, later: InvoiceStatus): boolean {
  return NEXT[status].some((next) => next === later || liesAhead(next, later));
}

/** Those by which an order counts as invoiced: amounts stay as they are. */
export const INVOICED = INVOICE_STATUSES.filter((status) => status !== 'draft' && status !== 'void');
