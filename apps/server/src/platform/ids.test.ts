import { expect, test } from 'vitest';
import { newId, newSecret, timeOf } from './ids.ts';

test('ids are UUIDs of version 7 that sort by their time', () => {
  const ids = [1, 2_000, 3_000_000, 1_763_700_000_000].map((time) => newId(time));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.map(timeOf)).toEqual([1, 2_000, 3_000_000, 1_763_700_000_000]);
  expect(newId(7)).not.toBe(newId(7));
});

test('secrets hold 192 bits and fit into an address', () => {
  expect(newSecret()).toMatch(/^[\w-]{32}$/);
});
