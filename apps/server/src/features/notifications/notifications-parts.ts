import type { Actor } from '@figurina/album';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Identity } from '../identity/index.ts';
import type { Mails } from '../mails/index.ts';

/** What notifications take from other features. */
export interface NotificationsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl' | 'privacy'>;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly mails: Pick<Mails, 'admit' | 'send' | 'recipientOf'>;
  readonly identity: Pick<Identity, 'findPerson'>;
  /** Who somebody is in an album that they may look at. From albums, which tell in their turn. */
  readonly access: (albumId: string, caller: Pick<Caller, 'id' | 'admin'>, action: 'read') => Promise<Actor | Refusal>;
  /** Everybody who is in an album, by subject. */
  readonly membersOf: (albumId: string) => Promise<readonly string[]>;
  /** Who has it open just now, on whatever server. */
  readonly peopleIn: (albumId: string) => Promise<readonly string[]>;
  /** Tells all that somebody has open that what they were told of is another. */
  readonly announce: (albumId: string, sub: string) => void;
}
