import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../testing/test-database.ts';
import { forgetFailures, forgive, takeAttempt } from './lock-out.ts';

let own: OpenTestDatabase;
beforeAll(async () => {
  own = await openTestDatabase();
});
afterAll(() => own.remove());

const start = new Date('2026-03-01T10:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const attempt = (address: string, minutes = 0, origin = 'here') =>
  takeAttempt(own.database.db, { address, origin }, after(minutes));

async function attempts(address: string, ...minutes: number[]): Promise<(boolean | 'last')[]> {
  const results: (boolean | 'last')[] = [];
  for (const minute of minutes) {
    const taken = await attempt(address, minute);
    results.push(taken.ok && taken.locksUntil ? 'last' : taken.ok);
  }
  return results;
}

test('the fifth attempt is the last one, until 15 minutes later', async () => {
  expect(await attempts('a', 0, 1, 2, 3, 4, 5, 18.9)).toEqual([true, true, true, true, 'last', false, false]);
  expect(await attempt('A ', 5)).toEqual({ ok: false, lockedUntil: after(19), everywhere: false });
  expect(await attempts('a', 19, 19, 19, 19, 19, 19)).toEqual([true, true, true, true, 'last', false]);
});

test('attempts that lie 15 minutes back do not count', async () => {
  expect(await attempts('b', 0, 0, 0, 0, 15.1, 15.1)).toEqual([true, true, true, true, true, true]);
});

test('a right password takes the count and the lock away', async () => {
  expect(await attempts('c', 0, 0, 0, 0)).toEqual([true, true, true, true]);
  await forgive(own.database.db, { address: 'C', origin: 'here' });
  expect(await attempts('c', 0, 0, 0, 0, 0, 0)).toEqual([true, true, true, true, 'last', false]);
  await forgive(own.database.db, { address: 'c' });
  expect(await attempts('c', 0)).toEqual([true]);
});

test('many at once get no more tries than one after the other, and nobody pays for another', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => attempt('d')));
  expect(taken.filter(({ ok }) => ok)).toHaveLength(5);
  expect(await attempts('e', 0)).toEqual([true]);
});

test('a stranger elsewhere locks nobody out, and guesses from many places lock the address everywhere', async () => {
  const from = async (origin: string, count: number) => {
    const taken = [];
    for (let at = 0; at < count; at++) taken.push(await attempt('f', 0, origin));
    return taken;
  };
  expect((await from('stranger', 6)).map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
  expect(await attempt('f', 0, 'home')).toMatchObject({ ok: true, locksUntil: null });
  // 19 more: the sum of all is 25.
  for (const place of ['a', 'b', 'c']) await from(place, 5);
  const last = (await from('d', 4)).at(-1);
  expect(last).toEqual({ ok: true, locksUntil: after(15), locksEverywhere: true });
  expect(await attempt('f', 1, 'home')).toEqual({ ok: false, lockedUntil: after(15), everywhere: true });
  // Whoever comes in by mail ends it for everybody.
  await forgive(own.database.db, { address: 'f' });
  expect(await attempt('f', 1, 'stranger')).toMatchObject({ ok: true });
});

test('no address is kept in words, and what no longer counts is forgotten', async () => {
  const address = 'lena@verein.de';
  await attempt(address);
  const { db } = own.database;
  expect(JSON.stringify(await db.selectFrom('sign_in_failures').selectAll().execute())).not.toContain('lena');
  await forgetFailures(db, after(60));
  expect(await db.selectFrom('sign_in_failures').selectAll().execute()).toEqual([]);
});
