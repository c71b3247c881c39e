import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Audit } from '../audit/index.ts';
import type { Blobs } from '../blobs/index.ts';
import type { ReplacingParts } from '../orders/index.ts';

/** What claims take from the rest of the house. */
export interface ClaimsParts extends ReplacingParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl' | 'images'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly files: Pick<BlobStore, 'put' | 'read' | 'delete'>;
  readonly blobs: Pick<Blobs, 'find' | 'head' | 'read' | 'markUsed'>;
  readonly audit: Pick<Audit, 'write'>;
}
