/** What the kinds of invoices say of themselves: texts of the catalogue `invoice`. */
import type { InvoiceKind } from '../content/invoice-content.ts';

export const TITLES = {
  invoice: 'invoice.title',
  cancellation: 'invoice.title.cancellation',
  credit_note: 'invoice.title.credit_note',
  reduction: 'invoice.title.credit_note',
} as const satisfies Record<InvoiceKind, string>;

export const TOTALS = {
  invoice: 'invoice.gross_total',
  cancellation: 'invoice.gross_total.cancelled',
  credit_note: 'invoice.gross_total.credited',
  reduction: 'invoice.gross_total.reduced',
} as const satisfies Record<InvoiceKind, string>;

/** Where nothing is left to pay. */
export const SETTLED = {
  invoice: 'invoice.terms.nothing',
  cancellation: 'invoice.terms.cancelled',
  credit_note: 'invoice.terms.credited',
  reduction: 'invoice.terms.reduced',
} as const satisfies Record<InvoiceKind, string>;
