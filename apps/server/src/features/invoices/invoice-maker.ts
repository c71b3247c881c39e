/** The port behind which invoices are made: by this server itself, or by Stripe. */
import type { CreditWish } from '@figurina/commerce';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { StoredInvoice } from './invoices.queries.ts';

export type NextStatus = 'paid' | 'uncollectible' | 'void';

export interface Makers {
  /** Of new ones. */
  readonly maker: InvoiceMaker;
  /** Of those that there are: each is changed by the one that made it. */
  readonly makers: Readonly<Record<StoredInvoice['maker'], InvoiceMaker | undefined>>;
}

/** Told of what was done, in the transaction that keeps it. `before`: null for a new one. */
export type NoteInvoice = (
  tx: Transaction<Database>,
  after: StoredInvoice,
  before: StoredInvoice | null,
) => Promise<void>;

export interface CreditPart {
  readonly lines: readonly CreditWish[];
  /** Credit notes that were seen of it. */
  readonly seen: number;
  readonly reason: string;
}

export interface InvoiceMaker {
  /** Makes the invoice of an order; one that stayed a draft is taken up again. */
  make(orderId: string, note?: NoteInvoice): Promise<StoredInvoice | Refusal>;
  /** Says what became of one that this maker made. */
  change(invoice: StoredInvoice, status: NextStatus, note?: NoteInvoice): Promise<StoredInvoice | Refusal>;
  /**
   * Takes back all that is left of one that was paid, or of which a part was given back. Its money goes back by hand, which
   * staff are told.
   */
  credit(invoice: StoredInvoice, note?: NoteInvoice): Promise<StoredInvoice | Refusal>;
  /** Gives back a part of one that was issued, never more than is left of it. */
  creditPart(invoice: StoredInvoice, part: CreditPart, note?: NoteInvoice): Promise<StoredInvoice | Refusal>;
}
