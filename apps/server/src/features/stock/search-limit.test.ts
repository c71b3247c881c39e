import { expect, test } from 'vitest';
import { createSearchLimit } from './search-limit.ts';

test('a person searches sixty times a minute; others are counted apart', async () => {
  const counts = new Map<string, number>();
  const windows = new Set<number>();
  const mayGo = createSearchLimit({
    async add(keys, milliseconds) {
      windows.add(milliseconds);
      return keys.map((key) => {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return counts.get(key)!;
      });
    },
  });
  const answers: boolean[] = [];
  for (let search = 0; search < 61; search++) answers.push(await mayGo('ann'));
  expect(answers.lastIndexOf(true)).toBe(59);
  expect(answers.at(60)).toBe(false);
  expect(await mayGo('ben')).toBe(true);
  expect([...windows]).toEqual([60_000]);
});
