/** Every night: the files of old exports go, and exports that nobody will finish any more say so. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { endJob } from './end-job.ts';
import type { ExportsParts } from './exports-parts.ts';
import * as queries from './exports.queries.ts';
import type { Failure } from './failure.ts';
import { deleteExportFile } from './plates/kept-plates.ts';
import type { PrintingFolder } from './printing/printing-folder.ts';

const DAY_MS = 86_400_000;
const BATCH = 100;

const removeOldExports = defineJob({ name: 'exports.remove_old', data: z.object({}), timeoutSeconds: 3600 });

interface RemoveOldParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly files: BlobStore;
  readonly folder: PrintingFolder;
  readonly jobs: Jobs;
  readonly ended: ExportsParts['ended'];
  /** How long a file is kept; 0 for ever. */
  readonly keepMs: number;
}

export type RemoveOld = (signal: AbortSignal) => Promise<void>;

export function removeOldDaily({ db, clock, files, folder, jobs, ended, keepMs }: RemoveOldParts): RemoveOld {
  async function removeOld(signal: AbortSignal): Promise<void> {
    const now = clock.now().getTime();
    await queries.deleteOldTokens(db, new Date(now));
    await folder.sweep(new Date(now - DAY_MS));
    const failure: Failure = { code: 'worker_died', detail: 'nobody did it within a day' };
    for (const id of await queries.listStuck(db, new Date(now - DAY_MS))) await endJob({ db, ended }, { id, failure });
    const time = new Date(keepMs > 0 ? now - keepMs : 0);
    while (!signal.aborted) {
      const doomed = await queries.listDoomed(db, time, BATCH);
      for (const { id, file_key: key } of doomed) {
        if (key) await deleteExportFile(files, key);
        await queries.deleteJob(db, id);
      }
      if (doomed.length < BATCH) return;
    }
  }
  jobs.handle(removeOldExports, { run: (_data, { signal }) => removeOld(signal) });
  jobs.schedule(removeOldExports, '17 4 * * *');
  return removeOld;
}
