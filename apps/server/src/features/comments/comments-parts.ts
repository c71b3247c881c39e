import type { AlbumDocument } from '@figurina/album';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { AlbumAccess } from '../albums/index.ts';
import type { Notifications } from '../notifications/index.ts';

/** What comments take from other features. */
export interface CommentsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly access: AlbumAccess;
  readonly notifications: Pick<Notifications, 'note' | 'threadsRead' | 'withdraw'>;
  readonly readDocument: (albumId: string) => Promise<{ document: AlbumDocument } | undefined>;
  /** Tells all that somebody has open that they have read on. */
  readonly announceRead: (albumId: string, sub: string) => void;
}
