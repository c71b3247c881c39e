import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { AlbumDocuments, Albums } from '../albums/index.ts';
import type { Pictures } from '../images/index.ts';
import type { findTriedVoucher } from '../vouchers/index.ts';
import type { Offers } from './offers.ts';

/** What the checkout takes from other features. */
export interface CheckoutParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'orders' | 'supportEmail' | 'viesUrl'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly albums: Pick<Albums, 'accessToFound' | 'covers'>;
  readonly documents: Pick<AlbumDocuments, 'readDocument'>;
  readonly pictures: Pick<Pictures, 'imageToken'>;
  readonly findVoucher: typeof findTriedVoucher;
  readonly offers: Offers;
}
