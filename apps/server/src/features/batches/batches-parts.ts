import type { PriceList, WorkingCalendar } from '@figurina/commerce';
import type { PointKind } from '@figurina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { AlbumDocuments, Albums } from '../albums/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Mails } from '../mails/index.ts';
import type { OrderInvoices, OrderMails } from '../orders/index.ts';

export type Tx = Transaction<Database>;

/** What runs for guests take from other features. */
export interface BatchesParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl' | 'orders' | 'seller'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly jobs: Pick<Jobs, 'handle' | 'schedule' | 'send'>;
  readonly lists: readonly PriceList[];
  readonly calendar: WorkingCalendar;
  readonly albums: Pick<Albums, 'access'>;
  readonly documents: Pick<AlbumDocuments, 'readDocument'>;
  readonly identity: Pick<Identity, 'isConfirmed'>;
  readonly invoices: OrderInvoices;
  readonly mails: Pick<OrderMails, 'write'>;
  readonly sendMail: Mails['sendAboutOrder'];
  /** It may be printed as it was approved: its print data are made by themselves. */
  readonly exportDue: (tx: Tx, orderId: string) => Promise<void>;
  /** A point of the album's history. */
  readonly point: (albumId: string, kind: PointKind, by: string) => Promise<void>;
  /** The album's head changed: it has an order now. */
  readonly albumChanged: (albumId: string) => void;
}
