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

/** Which of these pictures of an album something shows that can come back into it. */
export type Holds = (albumId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;

interface RemoveUnusedParts {
  db: Kysely<Database>;
  clock: Clock;
  files: ImageFiles;
  jobs: Jobs;
  documents: Pick<AlbumDocuments, 'readDocument'>;
  readonly holds: Holds;
}

export function removeUnusedDaily({ db, clock, files, jobs, documents, holds }: RemoveUnusedParts): void {
  async function note(now: Date, newest: Date): Promise<void> {
    await queries.noteUnused(db, now, newest);
    for (const albumId of await queries.listBehind(db)) {
      const current = await documents.readDocument(albumId);
      if (current) await queries.noteUnusedIn(db, albumId, [...current.document.images.keys()], now, newest);
    }
  }

  /** Those that a point of the history or the trash may bring back: they are asked about again tomorrow. */
  async function heldOf(images: readonly queries.Image[]): Promise<ReadonlySet<string>> {
    const held = new Set<string>();
    const unused = images.filter(({ unused_since: since }) => since !== null);
    for (const [albumId, ofAlbum] of Map.groupBy(unused, ({ album_id }) => album_id))
      if (albumId)
        for (const id of await holds(
          albumId,
          ofAlbum.map((image) => image.id),
        ))
          held.add(id);
    return held;
  }

  jobs.handle(removeUnusedImages, {
    run: async (_data, { signal }) => {
      const now = clock.now().getTime();
      await note(new Date(now), new Date(now - DAY_MS));
      while (!signal.aborted) {
        const doomed = await queries.listDoomed(db, new Date(now - KEEP_MS), BATCH);
        const held = await heldOf(doomed);
        await queries.postpone(db, [...held], new Date(now - KEEP_MS + DAY_MS));
        for (const image of doomed)
          if (!held.has(image.id) && (await queries.deleteImage(db, image))) await files.remove(image);
        if (doomed.length < BATCH) return;
      }
    },
  });
  jobs.schedule(removeUnusedImages, '41 3 * * *');
}
