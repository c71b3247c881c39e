import { expect, test } from 'vitest';
import { simulate } from '../testing/simulate.ts';

/** Seeds that once failed. */
const FOUND: number[] = [];
const seed = Number(process.env['SEED'] ?? 20_261_122);
const storms = Number(process.env['STORMS'] ?? 60);

test.each(FOUND)('replicas come out equal: found seed %i', async (found) => {
  expect((await simulate({ seed: found })).faults).toEqual([]);
});

test(`replicas come out equal after every storm (seeds from ${seed})`, { timeout: 600_000 }, async () => {
  for (let at = seed; at < seed + storms; at++) {
    const { faults } = await simulate({ seed: at });
    expect(faults, `seed ${at}`).toEqual([]);
  }
});
