import { expect, test } from 'vitest';
import { raceDeletion } from '../testing/race-deletion.ts';
import { simulate } from '../testing/simulate.ts';

/** Seeds that once failed. */
const FOUND: number[] = [];
const RACES_FOUND = [429_394, 436_779, 20_264_896, 503_590];
const seed = Number(process.env['SEED'] ?? 20_261_122);
const storms = Number(process.env['STORMS'] ?? 60);
const STEPS = 120;
const races = storms * 10;

test.each(FOUND)('replicas come out equal: found seed %i', async (found) => {
  expect((await simulate({ seed: found })).faults).toEqual([]);
});

test.each(RACES_FOUND)('a deletion that is undone comes back whole: found seed %i', async (found) => {
  expect((await raceDeletion(found)).faults).toEqual([]);
});

test(
  `replicas come out equal after every storm (${storms * STEPS} steps, seeds from ${seed})`,
  { timeout: 600_000 },
  async () => {
    const sum = { edits: 0, mutations: 0, refused: 0, restores: 0, roleChanges: 0 };
    for (let at = seed; at < seed + storms; at++) {
      const { faults, ...counts } = await simulate({ seed: at, steps: STEPS });
      expect(faults, `seed ${at}`).toEqual([]);
      for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += counts[key];
    }
    // Of everything enough to mean something.
    expect(Math.min(...Object.values(sum))).toBeGreaterThan(storms / 3);
  },
);

test(
  `undoing one's own deletion brings back the whole of it, whoever was first (seeds from ${seed})`,
  { timeout: 600_000 },
  async () => {
    const met = new Map<string, number>();
    for (let at = seed; at < seed + races; at++) {
      const { faults, kind, order } = await raceDeletion(at);
      expect(faults, `seed ${at}: ${kind}, ${order}`).toEqual([]);
      met.set(`${kind}, ${order}`, (met.get(`${kind}, ${order}`) ?? 0) + 1);
    }
    for (const kind of ['spread', 'section', 'group', 'element', 'sticker'])
      for (const order of ['colleague first', 'deletion first'])
        expect(met.get(`${kind}, ${order}`), `${kind}, ${order}`).toBeGreaterThan(races / 200);
  },
);
