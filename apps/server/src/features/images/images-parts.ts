import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { AlbumAccess, AlbumDocuments } from '../albums/index.ts';
import type { Blobs } from '../blobs/index.ts';
import type { Pictures } from './pictures.ts';
import type { Holds } from './remove-unused.ts';

/** What the pictures in albums take from other features. */
export interface AlbumImagesParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'images'>;
  pictures: Pictures;
  blobs: Blobs;
  readonly access: AlbumAccess;
  documents: AlbumDocuments;
  jobs: Jobs;
  readonly holds: Holds;
}
