/**
 * Faults on purpose: a customer's whole story, again and again, while lines to the database, the bucket, the mail server,
 * Redis and the browser break, stall and carry halves, and while the server dies. `npm run test:faults` for many schedules.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createJobs } from './platform/jobs/jobs.ts';
import { createLog } from './platform/log/log.ts';
import { buildRenderPage } from './testing/build-render-page.ts';
import { startFaultySite, type FaultySite } from './testing/faults/faulty-site.ts';
import { newStory } from './testing/faults/story.ts';
import { chanceOf } from './testing/fuzz/chance.ts';

const SEED = Number(process.env['FAULT_SEED'] ?? 20_261_128);
const SCHEDULES = Number(process.env['FAULT_SCHEDULES'] ?? 2);
/** Every story has two pages printed. */
const PRINTS = process.env['FAULT_PRINTS'] !== undefined;
/** A story that stands still is a fault of its own. */
const STORY_MS = 240_000;

let site: FaultySite;
beforeAll(async () => {
  if (PRINTS) buildRenderPage();
  site = await startFaultySite();
});
afterAll(() => site.stop());

test(
  'what was acknowledged is there, once, whatever goes wrong meanwhile',
  async () => {
    const pixels = { raw: { width: 480, height: 640, channels: 3 as const } };
    const photo = await sharp(randomBytes(480 * 640 * 3), pixels)
      .jpeg({ quality: 90 })
      .toBuffer();
    for (let seed = SEED; seed < SEED + SCHEDULES; seed++) {
      const story = await newStory(site, { name: `s${seed}`, photo, prints: PRINTS });
      try {
        const over = new AbortController();
        const standsStill = pause(STORY_MS, undefined, { signal: over.signal }).then(() => {
          throw new Error(`The story stands still: ${story.now()}`);
        });
        const told = site.during(chanceOf(seed), () => story.tell()).then(() => story.holds());
        await Promise.race([told, standsStill]).finally(() => over.abort());
      } catch (error) {
        throw new Error(`FAULT_SEED=${seed} FAULT_SCHEDULES=1: ${String(error)}\n${site.output()}`, { cause: error });
      }
      const told = seed - SEED + 1;
      if (told % 50 === 0 && told < SCHEDULES) process.stderr.write(`note: ${told} of ${SCHEDULES} schedules hold\n`);
    }
    process.stderr.write(`note: ${SCHEDULES} schedules of faults from seed ${SEED}; ${site.summary()}\n`);
  },
  120_000 + SCHEDULES * 60_000,
);

test('no job is stuck, none was given up, and what comes by the clock goes well the next time', async () => {
  const { database } = site.calm;
  const left = async (states: string) =>
    (
      await sql<{ name: string; said: string | null; by_the_clock: boolean }>`
        select distinct job.name, output::text as said, schedule.name is not null as by_the_clock
        from pgboss.job left join pgboss.schedule on schedule.name = job.name
        where state::text in (${sql.raw(states)}) and start_after < now() + interval '10 minutes'`.execute(database.db)
    ).rows;
  const ended = () =>
    expect.poll(() => left("'created', 'retry', 'active'"), { timeout: 600_000, interval: 1000 }).toEqual([]);
  await ended();
  const failed = await left("'failed'");
  expect(failed.filter((job) => !job.by_the_clock)).toEqual([]);

  const again = new Set(failed.map((job) => job.name));
  const jobs = createJobs({ database, log: createLog('silent') });
  await jobs.start();
  const sent = await Promise.all([...again].map((name) => jobs.send({ name, data: z.object({}) }, {})));
  await jobs.stop();
  await ended();
  const { rows } = await sql<{ name: string; state: string; said: string | null }>`
    select name, state::text, output::text as said from pgboss.job where id::text = any(${sent})`.execute(database.db);
  expect(rows.filter(({ state }) => state !== 'completed')).toEqual([]);
  expect(rows).toHaveLength(again.size);
}, 1_260_000);
