import type { Invoice } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Covers } from '../albums/index.ts';
import type { Blobs } from '../blobs/index.ts';
import type { PrintPage } from '../exports/index.ts';

/** What reading orders takes from other features. */
export interface OrderReadingParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl' | 'images' | 'orders' | 'seller' | 'supportEmail'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly covers: Pick<Covers, 'url'>;
  readonly pictures: { imageToken(albumId: string, reader: Pick<Caller, 'id' | 'admin'>): string };
  readonly printPage: PrintPage;
  readonly blobs: Pick<Blobs, 'find' | 'read' | 'markUsed'>;
  readonly files: Pick<BlobStore, 'put' | 'get' | 'delete'>;
  readonly invoices: InvoicesOf;
}

export interface InvoicesOf {
  /** Those of each order that has any, by the order's id, the oldest first. */
  of(db: Kysely<Database>, orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly Invoice[]>>;
  /** Whether an invoice counts for it: then its amounts stay. */
  isInvoiced(db: Kysely<Database>, orderId: string): Promise<boolean>;
}
