/** Removes the files of pictures that are in no album any more, once no undo can bring them back. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { AlbumDocuments } from '../albums/index.ts';
import type { ImageFiles } from './image-files.ts';
import * as queries from './images.queries.ts';

const DAY_MS = 86_400_000;
const KEEP_MS = 30 * DAY_MS;
const BATCH = 100;

export const removeUnusedImages = defineJob({ name: 'images.remove_unused', data: z.object({}), timeoutSeconds: 3600 });

interface RemoveUnusedParts {
  db: Kysely<Database>;
  clock: Clock;
  files: ImageFiles;
  jobs: Jobs;
  documents: Pick<AlbumDocuments, 'readDocument'>;
}

export function removeUnusedDaily({ db, clock, files, jobs, documents }: RemoveUnusedParts): void {
  async function note(now: Date, newest: Date): Promise<void> {
    await queries.noteUnused(db, now, newest);
    for (const albumId of await queries.listBehind(db)) {
      const current = await documents.readDocument(albumId);
      if (current) await queries.noteUnusedIn(db, albumId, [...current.document.images.keys()], now, newest);
    }
  }

  jobs.handle(removeUnusedImages, {
    run: async (_data, { signal }) => {
      const now = clock.now().getTime();
      await note(new Date(now), new Date(now - DAY_MS));
      while (!signal.aborted) {
        const doomed = await queries.listDoomed(db, new Date(now - KEEP_MS), BATCH);
        for (const image of doomed) if (await queries.deleteImage(db, image)) await files.remove(image);
        if (doomed.length < BATCH) return;
      }
    },
  });
  jobs.schedule(removeUnusedImages, '41 3 * * *');
}
