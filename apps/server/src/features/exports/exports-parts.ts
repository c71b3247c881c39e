import type { Album, ProductionOrder } from '@figurina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Errands } from '../../platform/jobs/errands.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { ApprovedCopy } from './approved-copy.ts';
import type { Failure } from './failure.ts';
import type { OrderedPacking } from './packing-of-export.ts';
import type { AlbumAccess, AlbumDocuments, CurrentDocument } from '../albums/index.ts';

export interface OrderPapers {
  /** What the print shop is told, without the files that are not printed yet. */
  readonly production: ProductionOrder;
  /** The delivery note as PDF. */
  readonly note: Buffer;
}

export interface EndedArchive {
  readonly jobId: string;
  readonly orderId: string;
  /** Null: it is finished. */
  readonly failure: Failure | null;
  /** The checks that it did not pass. */
  readonly rules: readonly string[];
}

/** What exports take from other features. */
export interface ExportsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl' | 'dataDir' | 'chromiumPath' | 'exports'>;
  readonly files: BlobStore;
  readonly jobs: Jobs;
  readonly errands: Errands;
  readonly counters: Pick<Counters, 'add'>;
  readonly log: Log;
  readonly access: AlbumAccess;
  readonly documents: Pick<AlbumDocuments, 'readDocument'>;
  readonly albums: {
    /** The album as the render page draws it. */
    renderAnswer(albumId: string, current: CurrentDocument): Promise<Album | undefined>;
  };
  /** How an album was ordered, for the stickers that are packed: by this order, else the last one. */
  packingOf(albumId: string, orderId: string | null): Promise<OrderedPacking | undefined>;
  /** What was approved for print: for this order, else of the album. `withdrawn`: a photo in it was taken back. */
  copyOf(albumId: string, orderId: string | null): Promise<ApprovedCopy | 'missing' | 'withdrawn'>;
  /** What goes into the archive of an order beside print files; undefined where nothing of it is approved any more. */
  papersOf(orderId: string): Promise<OrderPapers | undefined>;
  /** An archive that was made for an order is finished, or there will be none; in the transaction that says so. */
  ended(tx: Transaction<Database>, archive: EndedArchive): Promise<void>;
  readonly pictures: { imageToken(albumId: string, reader: 'render'): string };
  /** Where this process finds the render page: its own address, or that of the web server. */
  readonly origin: () => string;
}
