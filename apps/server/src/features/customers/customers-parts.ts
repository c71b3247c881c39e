import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Mails } from '../mails/index.ts';

/** What customers take from the rest of the house. */
export interface CustomersParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'access'>;
  readonly audit: Pick<Audit, 'write'>;
  readonly sentMails: Pick<Mails, 'listSent' | 'findSent' | 'sendAgain'>;
}
