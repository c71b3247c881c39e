/** What everything else stands on: the database, files, jobs, counters. */
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Counters } from './platform/counters/counters.ts';
import { openCounters } from './platform/counters/open-counters.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Database } from './platform/db/schema.ts';
import type { BlobStore } from './platform/files/blob-store.ts';
import { createDataDisk, type DataDisk } from './platform/files/data-disk.ts';
import { openBlobStore } from './platform/files/open-blob-store.ts';
import { createErrands, type Errands } from './platform/jobs/errands.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/log.ts';

export interface AppParts {
  readonly config: Config;
  readonly log: Log;
  readonly database: OpenDatabase;
  readonly clock: Clock;
}

export interface Foundation extends AppParts {
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
  readonly errands: Errands;
  readonly files: BlobStore;
  readonly disk: DataDisk;
  readonly counters: Counters;
}

export async function layFoundation(parts: AppParts): Promise<Foundation> {
  const { config, log, database, clock } = parts;
  // No picture is worked on twice: what libvips keeps of the last ones serves nobody.
  sharp.cache(false);
  const { db } = database;
  const jobs = createJobs({ database, log });
  return {
    ...parts,
    db,
    jobs,
    errands: createErrands({ db, jobs, does: config.works }),
    files: openBlobStore(config),
    disk: createDataDisk(config.dataDir),
    counters: await openCounters({ config, db, clock, log }),
  };
}
