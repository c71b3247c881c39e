/** What follows from a run behind whoever decides: each guest in a transaction of their own, so that what breaks off goes on. */
import { addDays, estimateDelivery, houseClock } from '@figurina/commerce';
import { z } from 'zod';
import { isRefusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { readPlan } from '../capacity/index.ts';
import { addUpdate, findOrder, guestsOfRun, holdOrder, updateOrder, writeGuestOrder } from '../orders/index.ts';
import { tellDecided, tellExpired } from './batch-mails.ts';
import type { BatchesParts, Tx } from './batches-parts.ts';
import * as queries from './batches.queries.ts';
import { type AfterDecision, moveBatch } from './decide-batch.ts';
import * as guests from './guests.queries.ts';

/** As long as somebody may still ask what became of what they typed. */
const KEPT_DAYS = 30;

const ofBatch = z.object({ batchId: z.string() });
const orderGuests = defineJob({ name: 'batches.order_guests', data: ofBatch, retries: 8 });
const tellGuests = defineJob({ name: 'batches.tell_guests', data: ofBatch, retries: 8 });
const decide = defineJob({ name: 'batches.decide', data: ofBatch });
export const endOverdue = defineJob({ name: 'batches.end_overdue', data: z.object({}) });
const callOffGuests = defineJob({
  name: 'batches.call_off',
  data: z.object({ runId: z.string(), words: z.string() }),
  retries: 8,
});

export interface BatchJobs extends AfterDecision {
  /** A guest has confirmed: it may have its number now. */
  mayBeDue(tx: Tx, batchId: string): Promise<void>;
  callOff(tx: Tx, runId: string, words: string): Promise<void>;
}

export function createBatchJobs(parts: BatchesParts): BatchJobs {
  const { db, clock, jobs } = parts;
  const after: AfterDecision = {
    confirmed: async (tx, batchId) => {
      await jobs.send(orderGuests, { batchId }, { transaction: tx });
      await tellDecided(parts, tx, batchId);
    },
    expired: async (tx, batchId) => {
      await jobs.send(tellGuests, { batchId }, { transaction: tx });
      await tellDecided(parts, tx, batchId);
    },
  };

  async function end(batchId: string): Promise<void> {
    const ended = await moveBatch(parts, after, { batchId, move: 'due' });
    if (!isRefusal(ended)) return;
    // What cannot be printed waits for who made it; they hear of it once.
    await db.transaction().execute(async (tx) => {
      const batch = await queries.holdBatch(tx, batchId);
      if (batch?.state !== 'open') return;
      await queries.updateBatch(tx, batchId, { state: 'closed' });
      await tellDecided(parts, tx, batchId);
    });
  }

  async function orderGuest(batch: queries.StoredBatch, guestId: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const guest = await guests.holdGuest(tx, guestId);
      const run = batch.run_id === null ? undefined : await findOrder(tx, batch.run_id);
      if (!guest || !run || guest.order_id !== null) return;
      const now = clock.now();
      const { albums, country } = guest;
      // It leaves the house with its run.
      const capacity = await readPlan(tx, parts.calendar, { day: houseClock(now).day, except: run.id });
      const delivery = estimateDelivery(
        { albums: Math.max(albums, run.albums), designCheck: false, country },
        houseClock(now),
        parts.calendar,
        capacity,
      );
      const draft = {
        ...guest,
        guestId,
        locale: guest.language,
        tax: { rate: guest.tax_rate, category: guest.tax_category },
        priceList: guest.price_list,
        consentAt: guest.consent_at,
        delivery,
      };
      const order = await writeGuestOrder(parts, tx, run, draft, now);
      if (isRefusal(order)) throw new Error(`Guest ${guestId} got no order: ${order.code}`);
      await guests.updateGuest(tx, guestId, { order_id: order });
    });
  }

  async function callOff(orderId: string, words: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await holdOrder(tx, orderId);
      const order = await findOrder(tx, orderId);
      if (!order || order.ended_at) return;
      const now = clock.now();
      await parts.invoices.takeBackWith(tx, orderId);
      await addUpdate(tx, orderId, { signal: 'rejected', by: 'system', message: words }, now);
      await updateOrder(tx, orderId, { ended_at: now });
      await parts.mails.write(tx, 'rejected', order, { words });
    });
  }

  jobs.handle(orderGuests, {
    run: async ({ batchId }) => {
      const batch = await queries.findBatch(db, batchId);
      if (!batch) return;
      for (const id of await guests.listUnordered(db, batchId)) await orderGuest(batch, id);
      const run = batch.run_id === null ? undefined : await findOrder(db, batch.run_id);
      // Rejected while its guests were ordered.
      if (run?.ended_at) for (const id of await guestsOfRun(db, run.id)) await callOff(id, '');
    },
  });
  jobs.handle(tellGuests, {
    run: ({ batchId }) => db.transaction().execute((tx) => tellExpired(parts, tx, batchId)),
  });
  jobs.handle(callOffGuests, {
    run: async ({ runId, words }) => {
      for (const id of await guestsOfRun(db, runId)) await callOff(id, words);
    },
  });
  jobs.handle(decide, { run: ({ batchId }) => end(batchId) });
  jobs.handle(endOverdue, {
    run: async (_, { log }) => {
      const today = houseClock(clock.now()).day;
      for (const id of await queries.listOverdue(db, today))
        // One that fails, e.g. since its copy cannot be read, keeps no other waiting.
        await end(id).catch((error: unknown) => log.error({ err: error, batch: id }, 'a run was not ended'));
      await guests.forgetGuests(db, addDays(today, -KEPT_DAYS));
    },
  });
  jobs.schedule(endOverdue, '7 * * * *');

  return {
    ...after,
    mayBeDue: async (tx, batchId) => {
      await jobs.send(decide, { batchId }, { transaction: tx });
    },
    callOff: async (tx, runId, words) => {
      await jobs.send(callOffGuests, { runId, words }, { transaction: tx });
    },
  };
}
