/** Draws the covers of albums that have become quiet: the lists show what the album looks like, not what it began as. */
import { z } from 'zod';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Attempt, Jobs } from '../../platform/jobs/jobs.ts';
import type { AlbumDocuments } from './album-documents.ts';
import * as queries from './albums.queries.ts';
import { coverFingerprint } from './cover-fingerprint.ts';
import type { Covers } from './covers.ts';

export const drawCovers = defineJob({ name: 'albums.draw_covers', data: z.object({}), retries: 0 });

const QUIET_MS = 45_000;
const AT_MOST = 20;

export interface DrawCoversParts {
  db: Kysely<Database>;
  clock: Clock;
  jobs: Jobs;
  covers: Covers;
  documents: Pick<AlbumDocuments, 'readDocument'>;
  /** A picture of the front cover as it is now; undefined when it could not be drawn. */
  readonly printCover: (albumId: string, signal: AbortSignal) => Promise<Uint8Array | undefined>;
}

export function drawCoversWhenQuiet({ db, clock, jobs, covers, documents, printCover }: DrawCoversParts): void {
  jobs.handle(drawCovers, {
    run: async (_data, attempt) => {
      const quiet = new Date(clock.now().getTime() - QUIET_MS);
      for (const head of await queries.listWithOldCover(db, quiet, AT_MOST)) {
        attempt.signal.throwIfAborted();
        await draw(head, attempt);
      }
    },
  });
  jobs.schedule(drawCovers, '* * * * *');

  /** One that cannot be drawn is tried again after its next change. */
  async function draw(head: queries.AlbumHead, { signal, log }: Attempt): Promise<void> {
    const current = await documents.readDocument(head.id);
    const fingerprint = current && coverFingerprint(head, current.document);
    if (fingerprint && !covers.shows(head, fingerprint)) {
      const picture = await printCover(head.id, signal);
      if (picture) await covers.keep(head, picture, fingerprint);
      else log.warn({ album: head.id }, 'the cover could not be drawn');
    }
    await queries.setCoverAt(db, head.id, head.updated_at);
  }
}
