/** Files that people sent and that are to become something: pictures, mostly. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { DataDisk } from '../../platform/files/data-disk.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import * as queries from './blobs.queries.ts';
import { serveBlobs, type Contributors } from './blobs.routes.ts';
import { createSegments } from './segments.ts';
import { TusStore } from './tus-store.ts';

export interface BlobsParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl' | 'images' | 'stickerLink'>;
  files: BlobStore;
  disk: Pick<DataDisk, 'hasRoomFor'>;
  jobs: Jobs;
  readonly contributors: Contributors;
}

export interface FoundBlob {
  id: string;
  filename: string;
  /** What it became already; then there are no bytes any more. */
  usedFor: string | null;
}

export interface Blobs {
  /** A whole upload of this person; undefined when it is not there, not whole or somebody else's. */
  find(id: string, ownerId: string): Promise<FoundBlob | undefined>;
  read(id: string): Promise<Buffer | undefined>;
  /** How its bytes begin: enough to tell what it is. */
  head(id: string): Promise<Buffer | undefined>;
  /** Remembers what became of it and lets go of the bytes. */
  markUsed(id: string, usedFor: string): Promise<void>;
  remove(id: string): Promise<void>;
  serve(http: FastifyInstance): Promise<void>;
}

const HEAD_BYTES = 65_536;
const UNUSED_AFTER_MS = 86_400_000;
/** Of those without an account, who go straight on from the file to the rest. */
const UNCLAIMED_AFTER_MS = 3_600_000;
const BATCH = 100;
export const removeUnusedBlobs = defineJob({ name: 'blobs.remove_unused', data: z.object({}) });

export function createBlobs({ db, clock, config, files, disk, jobs, contributors }: BlobsParts): Blobs {
  const segments = createSegments({ db, files });

  /** Whether all of an upload arrived; remembers it. Said twice, it does no harm. */
  async function isWhole(blob: queries.Blob): Promise<boolean> {
    if (blob.stored_at) return true;
    if ((await segments.arrived(blob.id)) !== blob.size) return false;
    await queries.markStored(db, blob.id, clock.now());
    return true;
  }

  async function remove(id: string): Promise<void> {
    // A server that is taking bytes of it may have announced another piece meanwhile.
    do await segments.remove(id);
    while (!(await queries.deleteBlob(db, id)));
  }

  async function removeAll(list: () => Promise<queries.Blob[]>): Promise<void> {
    for (let old = await list(); old.length > 0; old = await list()) for (const { id } of old) await remove(id);
  }

  jobs.handle(removeUnusedBlobs, {
    run: async () => {
      const before = (ms: number): Date => new Date(clock.now().getTime() - ms);
      await removeAll(() => queries.listUnclaimed(db, before(UNCLAIMED_AFTER_MS), BATCH));
      await removeAll(() => queries.listOlderThan(db, before(UNUSED_AFTER_MS), BATCH));
    },
  });
  jobs.schedule(removeUnusedBlobs, '7-57/10 * * * *');

  return {
    find: async (id, ownerId) => {
      const blob = await queries.findBlob(db, id, ownerId);
      if (!blob || !(await isWhole(blob))) return undefined;
      return { id, filename: blob.filename, usedFor: blob.used_for };
    },
    read: async (id) => {
      const bytes = await segments.read(id);
      return bytes.length === (await queries.findSize(db, id)) ? bytes : undefined;
    },
    head: async (id) => {
      const bytes = await segments.head(id, HEAD_BYTES);
      return bytes.length === Math.min(HEAD_BYTES, (await queries.findSize(db, id)) ?? -1) ? bytes : undefined;
    },
    remove,
    markUsed: async (id, usedFor) => {
      await queries.markUsed(db, id, usedFor, clock.now());
      await segments.remove(id);
    },
    serve: (http) => {
      const datastore = new TusStore(db, segments);
      return serveBlobs(http, { db, clock, config, datastore, disk, isWhole, remove, contributors });
    },
  };
}
