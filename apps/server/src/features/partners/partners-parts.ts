import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Audit } from '../audit/index.ts';

/** What partners take from the rest of the house. */
export interface PartnersParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly audit: Pick<Audit, 'write'>;
}
