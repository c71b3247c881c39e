import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { AlbumAccess, AlbumDocuments } from '../albums/index.ts';
import type { Pictures } from '../images/index.ts';
import type { Tell } from '../notifications/index.ts';
import type { Realtime } from '../realtime/index.ts';

/** What the history takes from other features. */
export interface HistoryParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'handle' | 'schedule' | 'send'>;
  readonly counters: Pick<Counters, 'add'>;
  readonly access: AlbumAccess;
  readonly documents: Pick<AlbumDocuments, 'readDocument' | 'applyMutation'>;
  readonly mutationsSince: Realtime['mutationsSince'];
  readonly listChanged: Realtime['listChanged'];
  /** Which of an album's pictures are there, whatever its documents say. */
  readonly pictures: Pick<Pictures, 'existing'>;
  readonly tell: Tell;
}
