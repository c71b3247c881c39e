import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Audit } from '../audit/index.ts';
import type { Exports, PrintPage } from '../exports/index.ts';
import type { OrderAnswers, OrderMails, PrintableCopy } from '../orders/index.ts';
import type { House } from './houses/houses.ts';

/** What handing over takes from other features. */
export interface HandoverParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'dataDir' | 'baseUrl' | 'seller' | 'supportEmail' | 'handover' | 'exports'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly jobs: Pick<Jobs, 'handle' | 'send'>;
  readonly files: Pick<BlobStore, 'get' | 'stat' | 'put' | 'delete'>;
  readonly audit: Pick<Audit, 'write'>;
  readonly mails: Pick<OrderMails, 'write'>;
  readonly answers: Pick<OrderAnswers, 'order'>;
  readonly printPage: PrintPage;
  readonly orderArchive: Exports['orderArchive'];
  copyOf(albumId: string, orderId: string, within?: Kysely<Database>): Promise<PrintableCopy | 'missing' | 'withdrawn'>;
}

/** The same with the houses that print; none where there is nobody to send to. */
export interface HandoverContext extends HandoverParts {
  readonly houses: readonly House[];
}

export type Tx = Transaction<Database>;
