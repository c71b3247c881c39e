import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { AlbumAccess, AlbumDocuments } from '../albums/index.ts';
import type { Pictures } from '../images/index.ts';
import type { Mails } from '../mails/index.ts';
import type { Members } from '../members/index.ts';
import type { Tell } from '../notifications/index.ts';

/** What proof rounds take from other features. */
export interface ProofsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly jobs: Pick<Jobs, 'handle' | 'schedule'>;
  readonly documents: Pick<AlbumDocuments, 'readDocument'>;
  readonly mails: Pick<Mails, 'admit' | 'send'>;
  readonly members: Pick<Members, 'ownerOf'>;
  readonly pictures: Pick<Pictures, 'imageToken'>;
  readonly access: AlbumAccess;
  readonly tell: Tell;
  /** The rounds of an album are to be read again. */
  readonly announce: (albumId: string) => void;
}
