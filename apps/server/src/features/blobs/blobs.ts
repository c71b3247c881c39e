/** Files that people sent and that are to become something: pictures, mostly. */
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
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
import { arrivingFiles } from './arriving-files.ts';
import * as queries from './blobs.queries.ts';
import { serveBlobs, type Contributors } from './blobs.routes.ts';

export interface BlobsParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl' | 'dataDir' | 'images' | 'stickerLink'>;
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
  const arriving = arrivingFiles(config.dataDir);
  const keyOf = (id: string) => `blobs/${id}`;

  /** Moves an upload that is whole into the file store. Said twice, it does no harm. */
  async function store(blob: queries.Blob): Promise<boolean> {
    if (blob.stored_at) return true;
    if ((await arriving.size(blob.id)) !== blob.size) return false;
    await files.put(keyOf(blob.id), createReadStream(arriving.pathOf(blob.id)));
    await queries.markStored(db, blob.id, clock.now());
    await arriving.remove(blob.id);
    return true;
  }

  async function remove(id: string): Promise<void> {
    await files.delete(keyOf(id));
    await arriving.remove(id);
    await queries.deleteBlob(db, id);
  }

  async function removeAll(list: () => Promise<queries.Blob[]>): Promise<void> {
    for (let old = await list(); old.length > 0; old = await list()) for (const { id } of old) await remove(id);
  }

  jobs.handle(removeUnusedBlobs, {
    run: async () => {
      const before = (ms: number): Date => new Date(clock.now().getTime() - ms);
      await removeAll(() => queries.listUnclaimed(db, before(UNCLAIMED_AFTER_MS), BATCH));
      await removeAll(() => queries.listOlderThan(db, before(UNUSED_AFTER_MS), BATCH));
      await arriving.removeOlderThan(before(UNUSED_AFTER_MS));
    },
  });
  jobs.schedule(removeUnusedBlobs, '7-57/10 * * * *');

  return {
    find: async (id, ownerId) => {
      const blob = await queries.findBlob(db, id, ownerId);
      if (!blob || !(await store(blob))) return undefined;
      return { id, filename: blob.filename, usedFor: blob.used_for };
    },
    read: async (id) => {
      const file = await files.get(keyOf(id));
      return file && buffer(file.stream);
    },
    head: async (id) => {
      const info = await files.stat(keyOf(id));
      // A bucket has no first byte of an empty file to give.
      if (!info?.bytes) return info && Buffer.alloc(0);
      const file = await files.get(keyOf(id), { start: 0, end: HEAD_BYTES - 1 });
      return file && buffer(file.stream);
    },
    remove,
    markUsed: async (id, usedFor) => {
      await queries.markUsed(db, id, usedFor, clock.now());
      await files.delete(keyOf(id));
    },
    serve: (http) => serveBlobs(http, { db, clock, config, arriving, disk, store, remove, contributors }),
  };
}
