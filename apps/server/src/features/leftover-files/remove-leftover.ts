/**
 * Removes files of invoices and claims that no row names: they are written before the commit that would name them, and stay
 * where nobody could tell whether it happened.
 */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { lastRestore } from '../../platform/backup/restore-backup.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore, ListedFile } from '../../platform/files/blob-store.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import { NAMED } from './named-files.queries.ts';

export const removeLeftoverFiles = defineJob({
  name: 'files.remove_leftover',
  data: z.object({}),
  timeoutSeconds: 3600,
});

interface LeftoverParts {
  readonly db: Kysely<Database>;
  readonly files: Pick<BlobStore, 'list' | 'delete'>;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
}

/** No commit takes that long. */
const DAY_MS = 86_400_000;
const BATCH = 500;

export function removeLeftoverNightly({ db, files, clock, jobs, log }: LeftoverParts): void {
  async function removeNameless(folder: string, keys: readonly string[]): Promise<number> {
    const named = await NAMED[folder]!(db, keys);
    const nameless = keys.filter((key) => !named.has(key));
    for (const key of nameless) await files.delete(key);
    return nameless.length;
  }

  jobs.handle(removeLeftoverFiles, {
    run: async (_data, { signal }) => {
      const before = clock.now().getTime() - DAY_MS;
      const restore = await lastRestore(db);
      // The database that was there meanwhile named them, and may be put back.
      const isOfLostTime = ({ modified }: ListedFile): boolean =>
        restore !== undefined && modified >= restore.from && modified <= restore.at;
      for (const folder of Object.keys(NAMED)) {
        let removed = 0;
        let old: string[] = [];
        for await (const file of files.list(folder)) {
          signal.throwIfAborted();
          if (file.modified.getTime() < before && !isOfLostTime(file)) old.push(file.key);
          if (old.length < BATCH) continue;
          removed += await removeNameless(folder, old);
          old = [];
        }
        removed += await removeNameless(folder, old);
        if (removed > 0) log.warn({ folder, removed }, 'files that nothing names were removed');
      }
    },
  });
  jobs.schedule(removeLeftoverFiles, '51 3 * * *');
}
