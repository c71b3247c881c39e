import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Audit } from '../audit/index.ts';
import type { Database } from '../../platform/db/schema.ts';

/** What vouchers take from the rest of the house. */
export interface VouchersParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'write'>;
}
