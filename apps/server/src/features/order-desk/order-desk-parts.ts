import type { PriceList, WorkingCalendar } from '@figurina/commerce';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Reopening } from '../albums/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Checkout } from '../checkout/index.ts';
import type { Mails } from '../mails/index.ts';
import type { OrderAnswers, OrderedOffers, OrderInvoices, OrderMails } from '../orders/index.ts';

/** What the staff's work on orders takes from the rest of the house. */
export interface OrderDeskParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl' | 'orders'>;
  readonly jobs: Pick<Jobs, 'handle' | 'schedule' | 'send'>;
  readonly files: Pick<BlobStore, 'delete'>;
  readonly audit: Pick<Audit, 'write'>;
  readonly pricing: Checkout['pricing'];
  readonly lists: readonly PriceList[];
  readonly calendar: WorkingCalendar;
  readonly offers: OrderedOffers;
  readonly invoices: OrderInvoices;
  readonly mails: Pick<OrderMails, 'write'>;
  readonly sendMail: Mails['sendAboutOrder'];
  readonly answers: OrderAnswers;
  /** It may be printed as it was approved: its print data are made by themselves. */
  readonly exportDue: (tx: Transaction<Database>, orderId: string) => Promise<void>;
  /** Of a run that guests ordered into: what they ordered is called off with it. */
  readonly runRejected: (tx: Transaction<Database>, runId: string, words: string) => Promise<void>;
  /** What was approved for print is open again: reviews note it, and other orders of the album. */
  readonly reopened: (tx: Transaction<Database>, reopening: Reopening) => Promise<void>;
  /** The album's head changed, or its lock. */
  readonly albumChanged: (albumId: string) => void;
}
