/** Every night: photos that were rejected 30 days ago go for good, and tasks nobody can use any more. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { HandedInPictures } from '../images/index.ts';
import { deleteOldProofs } from './sticker-link.queries.ts';
import * as queries from './sticker-uploads.queries.ts';

const KEEP_MS = 30 * 86_400_000;
const BATCH = 100;

export const removeRejected = defineJob({ name: 'sticker_uploads.remove_rejected', data: z.object({}) });

interface RemoveRejectedParts {
  db: Kysely<Database>;
  clock: Clock;
  jobs: Jobs;
  handedIn: HandedInPictures;
}

export function removeRejectedDaily({ db, clock, jobs, handedIn }: RemoveRejectedParts): void {
  jobs.handle(removeRejected, {
    run: async (_data, { signal }) => {
      const now = clock.now();
      await deleteOldProofs(db, now);
      while (!signal.aborted) {
        const old = await queries.listRejectedBefore(db, new Date(now.getTime() - KEEP_MS), BATCH);
        for (const { id, image_id } of old) {
          await queries.deleteUpload(db, id);
          if (image_id) await handedIn.remove(image_id);
        }
        if (old.length < BATCH) return;
      }
    },
  });
  jobs.schedule(removeRejected, '53 3 * * *');
}
