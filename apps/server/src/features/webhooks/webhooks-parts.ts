import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Audit } from '../audit/index.ts';
import type { Mails } from '../mails/index.ts';

/** What webhooks take from the rest of the house. */
export interface WebhooksParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl' | 'orders' | 'webhooks'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly jobs: Pick<Jobs, 'handle' | 'schedule' | 'send'>;
  readonly audit: Pick<Audit, 'write'>;
  readonly sendToStaff: Mails['sendToStaff'];
}
