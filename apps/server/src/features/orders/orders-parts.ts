import type { PointKind } from '@figurina/contract';
import type { WorkingCalendar } from '@figurina/commerce';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { AlbumDocuments, Albums } from '../albums/index.ts';
import type { Checkout } from '../checkout/index.ts';
import type { Identity } from '../identity/index.ts';
import type { OrderAnswers } from './order-answers.ts';
import type { OrderMails } from './order-mails/order-mails.ts';

type Tx = Transaction<Database>;

/** What taking and changing orders takes from other features. */
export interface OrdersParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'orders'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly jobs: Pick<Jobs, 'handle' | 'schedule' | 'send'>;
  readonly albums: Pick<Albums, 'access'>;
  readonly documents: Pick<AlbumDocuments, 'readDocument'>;
  readonly identity: Pick<Identity, 'isConfirmed'>;
  readonly checkout: Pick<Checkout, 'pricing' | 'answer' | 'ask' | 'mayTry'>;
  readonly calendar: WorkingCalendar;
  readonly answers: OrderAnswers;
  readonly offers: OrderedOffers;
  readonly invoices: OrderInvoices;
  readonly mails: Pick<OrderMails, 'write'>;
  /** It may be printed as it was approved: its print data are made by themselves. */
  readonly exportDue: (tx: Tx, orderId: string) => Promise<void>;
  /** A point of the album's history. */
  readonly point: (albumId: string, kind: PointKind, by: string) => Promise<void>;
  /** The album's head changed: it has an order now. */
  readonly albumChanged: (albumId: string) => void;
}

/** Offers whose price is an order's; all in its transaction. */
export interface OrderedOffers {
  /** False where another order has it. */
  redeem(tx: Tx, offerId: string, orderId: string): Promise<boolean>;
  /** The order is called off, or its price is another one's now. */
  giveBack(tx: Tx, orderId: string): Promise<void>;
}

/** Invoices of orders, in their transactions. */
export interface OrderInvoices {
  /** Where invoices are made by themselves at this moment, as of what is paid in advance always: this order's is to be made. */
  dueWith(tx: Tx, orderId: string, when: 'order' | 'approval' | 'prepayment'): Promise<void>;
  /** The order is called off, and with it what was asked for it; what was paid goes back. */
  takeBackWith(tx: Tx, orderId: string): Promise<void>;
  /** Whether an invoice counts for it: then its amounts stay. */
  isInvoiced(db: Kysely<Database>, orderId: string): Promise<boolean>;
  /** Those of them that are paid, and of which not all was given back since. */
  paidOf(db: Kysely<Database>, orderIds: readonly string[]): Promise<ReadonlySet<string>>;
}
