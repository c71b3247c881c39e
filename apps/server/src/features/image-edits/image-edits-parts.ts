import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { AlbumAccess } from '../albums/index.ts';
import type { EditedImages } from '../images/index.ts';

/** What the editing of photos takes from other features. */
export interface ImageEditsParts {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  config: Pick<Config, 'imageEdits'>;
  files: BlobStore;
  jobs: Jobs;
  images: EditedImages;
  readonly access: AlbumAccess;
}
