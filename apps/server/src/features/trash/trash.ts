/** What was deleted in the last 30 days: parts of albums, which come back as a change like every other, and whole albums. */
import { HOUSE_USER, type AppliedMutation, LIMITS } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/db/schema.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Removed } from '../realtime/index.ts';
import type { TrashParts } from './trash-parts.ts';
import * as queries from './trash.queries.ts';
import { serveTrash } from './trash.routes.ts';
import { withoutPictures } from './without-pictures.ts';

const DAY_MS = 86_400_000;
const RECORD = /^(nodes\/)?[^/]+$/;

export const purgeTrash = defineJob({ name: 'trash.purge', data: z.object({}), timeoutSeconds: 3600 });

export interface Trash {
  written(albumId: string, mutation: AppliedMutation): void;
  /** Takes pictures out of everything that was deleted. */
  forgetPictures(albumId: string, imageIds: readonly string[]): Promise<void>;
  /** Which of these pictures something shows that can still come back. */
  holds(albumId: string, imageIds: readonly string[]): Promise<ReadonlySet<string>>;
  serve(http: FastifyInstance): void;
}

/** Within the transaction that deletes something. What the house takes out is to stay out. */
export async function keepRemoved(db: Kysely<Database>, removed: Removed): Promise<void> {
  if (removed.by !== HOUSE_USER) await queries.insertRemovals(db, removed);
}

export function createTrash(parts: TrashParts): Trash {
  const { db, clock, jobs, albums, listChanged } = parts;
  const expired = (): Date => new Date(clock.now().getTime() - LIMITS.trashDays * DAY_MS);
  jobs.handle(purgeTrash, {
    run: async (_data, { signal }) => {
      const before = expired();
      await queries.deleteOld(db, before);
      for (const albumId of await queries.listExpiredAlbums(db, before)) {
        signal.throwIfAborted();
        await albums.erase(albumId);
      }
    },
  });
  jobs.schedule(purgeTrash, '5 3 * * *');
  return {
    written: (albumId, { units }) => {
      const isRemoval = units.some(({ operations }) =>
        operations.some((operation) => 'removed' in operation && RECORD.test(operation.path)),
      );
      if (isRemoval) listChanged(albumId, 'trash');
    },
    forgetPictures: async (albumId, imageIds) => {
      const ids = new Set(imageIds);
      for (const { id, things, records } of await queries.listNaming(db, albumId, imageIds))
        await queries.rewriteEntry(db, id, withoutPictures({ things, records: JSON.parse(records) }, ids));
    },
    holds: async (albumId, imageIds) => {
      const rows = await queries.listNaming(db, albumId, imageIds, expired());
      return new Set(imageIds.filter((id) => rows.some(({ records }) => records.includes(`"${id}"`))));
    },
    serve: (http) => serveTrash(http, parts),
  };
}
