import { expect, test } from 'vitest';
import { type DeletionRace, raceDeletion } from '../testing/race-deletion.ts';
import { simulate } from '../testing/simulate.ts';

/** Seeds that once failed. */
const FOUND: number[] = [];
const seed = Number(process.env['SEED'] ?? 20_261_122);
const storms = Number(process.env['STORMS'] ?? 60);
const RACES = storms * 10;

test.each(FOUND)('replicas come out equal: found seed %i', async (found) => {
  expect((await simulate({ seed: found })).faults).toEqual([]);
});

test(`replicas come out equal after every storm (seeds from ${seed})`, { timeout: 600_000 }, async () => {
  for (let at = seed; at < seed + storms; at++) {
    const { faults } = await simulate({ seed: at });
    expect(faults, `seed ${at}`).toEqual([]);
  }
});

test(`undoing one's own deletion brings back the whole of it, whoever was first (seeds from ${seed})`, async () => {
  const met = new Map<string, number>();
  for (let at = seed; at < seed + RACES; at++) {
    const { faults, kind, order }: DeletionRace = await raceDeletion(at);
    expect(faults, `seed ${at}: ${kind}, ${order}`).toEqual([]);
    met.set(`${kind}, ${order}`, (met.get(`${kind}, ${order}`) ?? 0) + 1);
  }
  for (const kind of ['spread', 'section', 'group', 'element', 'sticker'])
    for (const order of ['colleague first', 'deletion first'])
      expect(met.get(`${kind}, ${order}`), `${kind}, ${order}`).toBeGreaterThan(RACES / 200);
});
