import type { PriceList } from '@figurina/commerce';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Audit } from '../audit/index.ts';
import type { PrintPage } from '../exports/index.ts';

/** What offers take from the rest of the house. */
export interface OffersParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl' | 'seller' | 'supportEmail' | 'orders'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly audit: Pick<Audit, 'write'>;
  readonly files: Pick<BlobStore, 'put' | 'read'>;
  readonly printPage: PrintPage;
  /** All price lists of the house. */
  readonly lists: readonly PriceList[];
}
