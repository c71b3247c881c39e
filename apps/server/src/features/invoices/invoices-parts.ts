import type { Invoice } from '@figurina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Audit } from '../audit/index.ts';
import type { StoredOrder } from '../orders/index.ts';

/** What invoices take from other features. */
export interface InvoicesParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl' | 'seller' | 'supportEmail' | 'stripe' | 'invoiceWhen' | 'reminderDays'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly files: Pick<BlobStore, 'put' | 'read' | 'delete'>;
  readonly jobs: Pick<Jobs, 'handle' | 'schedule' | 'send'>;
  readonly log: Log;
  /** Of what staff do with them. */
  readonly audit: Pick<Audit, 'write'>;
  /** Tells the customer of an invoice, or of the cancellation of one: once, when the transaction commits. */
  readonly mailInvoice: (tx: Transaction<Database>, order: StoredOrder, invoice: Invoice) => Promise<void>;
  /** Tells the customer that one that was paid is taken back, and the staff that its money is to go back: once. */
  readonly mailCredit: (tx: Transaction<Database>, order: StoredOrder, credit: Invoice) => Promise<void>;
  /** Tells the customer that a part of one is taken back before it was paid: once. `owed`: what is left to pay. */
  readonly mailReduction: (
    tx: Transaction<Database>,
    order: StoredOrder,
    credit: Invoice,
    owed: number,
  ) => Promise<void>;
  /** Reminds the customer of one that was due: once. */
  readonly mailReminder: (tx: Transaction<Database>, order: StoredOrder, invoice: Invoice) => Promise<void>;
  /** Tells the staff that Stripe arrives at another total than the order has. Amounts in words. */
  readonly tellOfDifference: (
    tx: Transaction<Database>,
    order: StoredOrder,
    amounts: { readonly ours: string; readonly theirs: string },
  ) => Promise<void>;
}
