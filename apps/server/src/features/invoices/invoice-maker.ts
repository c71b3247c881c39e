/** The port behind which invoices are made: by this server itself, or by Stripe. */
import type { Refusal } from '../../platform/http/refusal.ts';
import type { StoredInvoice } from './invoices.queries.ts';

export type NextStatus = 'paid' | 'uncollectible' | 'void';

export interface Makers {
  /** Of new ones. */
  readonly maker: InvoiceMaker;
  /** Of those that there are: each is changed by the one that made it. */
  readonly makers: Readonly<Record<StoredInvoice['maker'], InvoiceMaker | undefined>>;
}

export interface InvoiceMaker {
  /** Makes the invoice of an order; one that stayed a draft is taken up again. */
  make(orderId: string): Promise<StoredInvoice | Refusal>;
  /** Says what became of one that this maker made. */
  change(invoice: StoredInvoice, status: NextStatus): Promise<StoredInvoice | Refusal>;
  /** Takes back one that was paid by an invoice of its own, once. Its money goes back by hand, which staff are told. */
  credit(invoice: StoredInvoice): Promise<StoredInvoice | Refusal>;
}
