import type { Invoice } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Covers } from '../albums/index.ts';
import type { PrintPage } from '../exports/index.ts';

/** What reading orders takes from other features. */
export interface OrderReadingParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl' | 'orders' | 'seller' | 'supportEmail'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly covers: Pick<Covers, 'url'>;
  readonly pictures: { imageToken(albumId: string, reader: Pick<Caller, 'id' | 'admin'>): string };
  readonly printPage: PrintPage;
  readonly invoices: InvoicesOf;
}

/** The invoices of orders, by the order's id, the oldest first. */
export interface InvoicesOf {
  of(db: Kysely<Database>, orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly Invoice[]>>;
}
