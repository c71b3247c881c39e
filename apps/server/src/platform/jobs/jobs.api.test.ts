import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type OpenTestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log/log.ts';
import { defineJob } from './define-job.ts';
import { createJobs, type JobHandler, type Jobs } from './jobs.ts';

const count = defineJob({ name: 'test.count', data: z.object({ n: z.number() }), retries: 1, concurrency: 3 });

let own: OpenTestDatabase;
let workers: Jobs[] = [];
beforeAll(async () => {
  own = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(workers.map((jobs) => jobs.stop(1000)));
  workers = [];
  await sql`delete from pgboss.job`.execute(own.database.db);
});
afterAll(() => own.remove());

async function startJobs(handler: JobHandler<{ n: number }>, work = true): Promise<Jobs> {
  const jobs = createJobs({ database: own.database, log: createLog('silent') });
  workers.push(jobs);
  jobs.handle(count, handler);
  await jobs.start();
  if (work) await jobs.work();
  return jobs;
}

test('two workers share the jobs: each is done once', async () => {
  const done: number[] = [];
  const all = Promise.withResolvers<void>();
  const handler: JobHandler<{ n: number }> = {
    run: async ({ n }) => {
      done.push(n);
      if (done.length === 30) all.resolve();
    },
  };
  const jobs = await startJobs(handler);
  await startJobs(handler);
  await Promise.all(Array.from({ length: 30 }, (_, n) => jobs.send(count, { n })));
  await all.promise;
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
});

test('a job that fails is tried again, then given up with its reason, and both can be seen', async () => {
  const attempts: { number: number; last: boolean }[] = [];
  const givenUp = Promise.withResolvers<{ n: number; reason: string }>();
  const jobs = await startJobs({
    run: async (_data, { number, last }) => {
      attempts.push({ number, last });
      throw new Error(`no paper in attempt ${number}`);
    },
    givenUp: async ({ n }, reason) => givenUp.resolve({ n, reason }),
  });
  const id = await jobs.send(count, { n: 7 });
  expect(await givenUp.promise).toEqual({ n: 7, reason: 'no paper in attempt 2' });
  expect(attempts).toEqual([
    { number: 1, last: false },
    { number: 2, last: true },
  ]);
  expect(await jobs.list(10)).toMatchObject([
    { id, name: 'test.count', state: 'failed', error: 'no paper in attempt 2' },
  ]);
});

test('a worker for one kind of work leaves the others to others', async () => {
  const jobs = await startJobs({ run: async () => undefined }, false);
  await jobs.work(new Set(['prints']));
  const id = await jobs.send(count, { n: 1 });
  const done = Promise.withResolvers<number>();
  const second = createJobs({ database: own.database, log: createLog('silent') });
  workers.push(second);
  second.handle(count, { run: async ({ n }) => done.resolve(n) });
  await second.start();
  expect(await jobs.list(1)).toMatchObject([{ id, state: 'created' }]);
  await second.work(new Set(['pictures', 'rest']));
  expect(await done.promise).toBe(1);
});

test('a job sent in a transaction exists only when it commits', async () => {
  const jobs = await startJobs({ run: async () => undefined }, false);
  const { db } = own.database;
  await expect(
    db.transaction().execute(async (transaction) => {
      await jobs.send(count, { n: 1 }, { transaction });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await jobs.list(10)).toEqual([]);
  await db.transaction().execute((transaction) => jobs.send(count, { n: 2 }, { transaction }));
  expect(await jobs.list(10)).toMatchObject([{ name: 'test.count', state: 'created', attempts: 0 }]);
});

test('draining waits for the running job, and jobs can still be sent', async () => {
  const running = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let finished = false;
  const jobs = await startJobs({
    run: async () => {
      running.resolve();
      await finish.promise;
      finished = true;
    },
  });
  const id = await jobs.send(count, { n: 1 });
  await running.promise;
  const drained = jobs.drain(10_000);
  finish.resolve();
  await drained;
  expect(finished).toBe(true);
  // A request that is still being answered may send one.
  const later = await jobs.send(count, { n: 2 });
  expect(await jobs.list(10)).toContainEqual(expect.objectContaining({ id: later, state: 'created' }));
  await jobs.stop();
  const { rows } = await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(own.database.db);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('the job of a worker that died is done again by another one', { timeout: 60_000 }, async () => {
  const redone = Promise.withResolvers<number>();
  const jobs = await startJobs({ run: async (_data, { number }) => redone.resolve(number) }, false);
  const id = await jobs.send(count, { n: 1 });
  // What a worker leaves behind that took the job and was killed half a minute ago.
  await sql`update pgboss.job set state = 'active', started_on = now() - interval '1 minute',
    heartbeat_on = now() - interval '30 seconds' where id = ${id}`.execute(own.database.db);
  await startJobs({ run: async (_data, { number }) => redone.resolve(number) });
  expect(await redone.promise).toBe(2);
});

test('what a worker that died was about to send by the clock is sent by another one, a minute later', async () => {
  const done = Promise.withResolvers<number>();
  const jobs = await startJobs({ run: async ({ n }) => done.resolve(n) });
  const id = await jobs.send(count, { n: 0 }, { startAfterSeconds: 3600 });
  await sql`update pgboss.job set name = queue.name, data = ${JSON.stringify({ name: count.name, key: '', data: { n: 7 } })},
    state = 'active', started_on = now() - interval '61 seconds', start_after = now(), heartbeat_on = null, heartbeat_seconds = null,
    expire_seconds = queue.expire_seconds, dead_letter = null
    from pgboss.queue where queue.name = '__pgboss__send-it' and id = ${id}`.execute(own.database.db);
  expect(await done.promise).toBe(7);
}, 60_000);
