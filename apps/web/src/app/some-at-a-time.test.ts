import { expect, test } from 'vitest';
import { someAtATime } from './some-at-a-time.ts';

test('works on some at a time, and answers in the order of the items', async () => {
  const steps = [3, 1, 2, 1, 1];
  let [running, most] = [0, 0];
  const done = await someAtATime(steps, 2, async (count) => {
    most = Math.max(most, ++running);
    for (let step = 0; step < count; step++) await Promise.resolve();
    running--;
    return count * 10;
  });
  expect(done).toEqual([30, 10, 20, 10, 10]);
  expect(most).toBe(2);
});

test('ends with the first that fails', async () => {
  const work = async (item: number) => (item === 2 ? Promise.reject(new Error('no')) : item);
  await expect(someAtATime([1, 2, 3], 2, work)).rejects.toThrow('no');
  await expect(someAtATime([], 2, work)).resolves.toEqual([]);
});
