import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';

/** What keys take from the rest of the house. */
export interface ApiKeysParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly counters: Pick<Counters, 'add'>;
  readonly audit: Pick<Audit, 'write'>;
  readonly identity: Pick<Identity, 'authenticate' | 'stillStaff'>;
}
