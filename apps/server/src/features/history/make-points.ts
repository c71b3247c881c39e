/** Points that nobody asks for: in the background, never while somebody waits. */
import { restoreScopeSchema } from '@figurina/album';
import { type AppliedMutation, POINT_KINDS } from '@figurina/contract';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { changeKind } from './change-kind.ts';
import type { HistoryParts } from './history-parts.ts';
import * as queries from './history.queries.ts';
import type { Points, PointWish } from './points.ts';
import { thin } from './thin.ts';

const MINUTE_MS = 60_000;
/** While people work, and when they have stopped. */
const BUSY_MS = 10 * MINUTE_MS;
const QUIET_MS = 3 * MINUTE_MS;
/** A style that is tried on is changed many times in a row; it is the first change that one wants to go back behind. */
const ONE_OF_A_KIND_MS = 5 * MINUTE_MS;
const DUE_AT_ONCE = 50;
const CROWDED_AT_ONCE = 500;
const REMEMBERED = 1000;

export const makeDuePoints = defineJob({ name: 'history.due', data: z.object({}), retries: 0 });
export const thinPoints = defineJob({ name: 'history.thin', data: z.object({}), retries: 0 });
const makePoint = defineJob({
  name: 'history.point',
  data: z.object({
    albumId: z.string(),
    version: z.int().optional(),
    kind: z.enum(POINT_KINDS),
    by: z.string().nullable(),
    restored: z.object({ made_at: z.string(), name: z.string().nullable(), scope: restoreScopeSchema }).optional(),
  }),
});

export interface PointsInBackground {
  readonly send: (wish: Omit<PointWish, 'name'>) => Promise<void>;
  /** A mutation was written: what changes much gets a point before it. */
  readonly written: (albumId: string, mutation: AppliedMutation) => void;
}

type MakePointsParts = Pick<HistoryParts, 'db' | 'clock' | 'jobs' | 'listChanged'> & {
  readonly points: Points;
  readonly onError: (error: unknown, albumId: string) => void;
};

export function makePointsInBackground(parts: MakePointsParts): PointsInBackground {
  const { db, clock, jobs, points, listChanged, onError } = parts;
  const lately = new Map<string, number>();
  const ago = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);

  async function make(wish: PointWish): Promise<void> {
    if (await points.make(wish)) listChanged(wish.albumId, 'history');
  }

  jobs.handle(makePoint, { run: make });
  jobs.handle(makeDuePoints, {
    run: async (_data, { signal, log }) => {
      while (!signal.aborted && (await queries.noteKnown(db)));
      for (const albumId of await queries.listDue(db, { busy: ago(BUSY_MS), quiet: ago(QUIET_MS) }, DUE_AT_ONCE)) {
        signal.throwIfAborted();
        // What goes wrong with one album does not stop the others.
        await make({ albumId, kind: 'auto', by: null }).catch((error: unknown) =>
          log.error({ album: albumId, err: error }, 'no point could be made'),
        );
      }
    },
  });
  jobs.handle(thinPoints, {
    run: async (_data, { signal }) => {
      const now = clock.now();
      for (const albumId of await queries.listCrowded(db, now, CROWDED_AT_ONCE)) {
        signal.throwIfAborted();
        const { dropped, work } = thin(await queries.listAllPoints(db, albumId), now);
        await queries.deletePoints(db, albumId, dropped, work);
      }
    },
  });
  jobs.schedule(makeDuePoints, '* * * * *');
  jobs.schedule(thinPoints, '17 * * * *');

  const send: PointsInBackground['send'] = async (wish) => void (await jobs.send(makePoint, { ...wish }));
  return {
    send,
    written(albumId, mutation) {
      const kind = changeKind(mutation);
      if (!kind) return;
      const now = clock.now().getTime();
      const key = `${albumId} ${kind}`;
      if (now - (lately.get(key) ?? 0) < ONE_OF_A_KIND_MS) return;
      if (lately.size > REMEMBERED) lately.clear();
      lately.set(key, now);
      send({ albumId, version: mutation.version - 1, kind, by: mutation.user }).catch((error: unknown) =>
        onError(error, albumId),
      );
    },
  };
}
