/**
 * Draws the covers of new albums at once, and of others when they have become quiet: the lists show what an album looks
 * like, not what it began as.
 */
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

export const drawCovers = defineJob({ name: 'albums.draw_covers', work: 'prints', data: z.object({}), retries: 0 });

const QUIET_MS = 45_000;
const AT_MOST = 20;
/** Of one that cannot be drawn, until it changes; the pauses between them grow to an hour. */
const ATTEMPTS = 5;
const PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

export interface DrawCoversParts {
  db: Kysely<Database>;
  clock: Clock;
  jobs: Pick<Jobs, 'handle' | 'schedule'>;
  covers: Covers;
  documents: Pick<AlbumDocuments, 'readDocument'>;
  /** A picture of the front cover as it is now; undefined when it could not be drawn. */
  readonly printCover: (albumId: string, signal: AbortSignal) => Promise<Uint8Array | undefined>;
}

export function drawCoversWhenQuiet({ db, clock, jobs, covers, documents, printCover }: DrawCoversParts): void {
  jobs.handle(drawCovers, {
    run: async (_data, attempt) => {
      const now = clock.now();
      const quiet = new Date(now.getTime() - QUIET_MS);
      for (const head of await queries.withDueCover(db, { quiet, now }).limit(AT_MOST).execute()) {
        attempt.signal.throwIfAborted();
        await tryOne(head, attempt);
      }
    },
  });
  jobs.schedule(drawCovers, '* * * * *');

  /** What goes wrong with one album does not stop the others. */
  async function tryOne(head: queries.DueCover, { signal, log }: Attempt): Promise<void> {
    const attempts = head.cover_attempts + 1;
    const pause = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 4 ** head.cover_attempts);
    // Before it is tried: an attempt that takes its process with it counts as well.
    await queries.postponeCover(db, head.id, attempts, new Date(clock.now().getTime() + pause));
    try {
      if (await draw(head, signal)) return await queries.settleCover(db, head.id, head.updated_at);
      log.warn({ album: head.id, attempts }, 'the cover could not be drawn');
    } catch (error) {
      if (signal.aborted) {
        // Not the album's fault: it had to wait, or the server stops.
        await queries.postponeCover(db, head.id, head.cover_attempts, clock.now());
        throw error;
      }
      log.error({ album: head.id, attempts, err: error }, 'the cover could not be drawn');
    }
    if (attempts >= ATTEMPTS) await queries.settleCover(db, head.id, head.updated_at);
  }

  /** False when it could not be printed. */
  async function draw(head: queries.AlbumHead, signal: AbortSignal): Promise<boolean> {
    const current = await documents.readDocument(head.id);
    const fingerprint = current && coverFingerprint(head, current.document);
    if (!fingerprint || covers.shows(head, fingerprint)) return true;
    const picture = await printCover(head.id, signal);
    if (picture) await covers.keep(head, picture, fingerprint);
    return picture !== undefined;
  }
}
