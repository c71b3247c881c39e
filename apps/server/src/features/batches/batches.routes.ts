import { changeBatch, createBatch, listBatches, moveBatch as moveBatchCall, readBatch } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, localeOf, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { wireBatch, wireBoard } from './batch-answers.ts';
import type { BatchesParts } from './batches-parts.ts';
import * as queries from './batches.queries.ts';
import type { BatchJobs } from './batch-jobs.ts';
import { moveBatch } from './decide-batch.ts';
import { listGuests } from './guests.queries.ts';
import { changeOwnBatch, kindsOf, makeBatch } from './keep-batches.ts';

/** For whoever may order the album. */
export function serveBatches(http: FastifyInstance, parts: BatchesParts, jobs: Omit<BatchJobs, 'callOff'>): void {
  const { db, clock, config, albums, documents } = parts;
  const wire = (batch: queries.StoredBatch) => wireBatch(batch, { now: clock.now(), baseUrl: config.baseUrl });

  async function find(albumId: string, id: string, caller: Caller): Promise<queries.StoredBatch | Refusal> {
    const actor = await albums.access(albumId, caller, 'order');
    if (isRefusal(actor)) return actor;
    return (await queries.findBatch(db, id, albumId)) ?? refuse('not_found');
  }

  route(http, listBatches, async ({ params: { id }, caller, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const actor = await albums.access(id, caller, 'order');
    if (isRefusal(actor)) return actor;
    return { batches: (await queries.listOfAlbum(db, id)).map(wire), kinds: await kindsOf(parts, id) };
  });

  route(http, createBatch, async ({ params: { id: albumId }, body: { batch: wish }, caller, request }) => {
    const actor = await albums.access(albumId, caller, 'order');
    if (isRefusal(actor)) return actor;
    const made = await makeBatch(parts, { albumId, wish, caller, locale: localeOf(request) });
    return isRefusal(made) ? made : { batch: wire(made) };
  });

  route(http, readBatch, async ({ params: { id, batch: batchId }, caller, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const batch = await find(id, batchId, caller);
    if (isRefusal(batch)) return batch;
    const [guests, current] = await Promise.all([listGuests(db, batchId), documents.readDocument(id)]);
    return { batch: wire(batch), ...wireBoard(guests, current?.document) };
  });

  route(http, changeBatch, async ({ params: { id, batch: batchId }, body: { batch: change }, caller, request }) => {
    const batch = await find(id, batchId, caller);
    if (isRefusal(batch)) return batch;
    const changed = await changeOwnBatch(parts, jobs, { albumId: id, batchId, change, locale: localeOf(request) });
    return isRefusal(changed) ? changed : { batch: wire(changed) };
  });

  route(http, moveBatchCall, async ({ params: { id, batch: batchId }, body: { move }, caller }) => {
    const batch = await find(id, batchId, caller);
    if (isRefusal(batch)) return batch;
    const moved = await moveBatch(parts, jobs, { batchId, move });
    return isRefusal(moved) ? moved : { batch: wire(moved) };
  });
}
