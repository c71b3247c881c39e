import { expect, test } from 'vitest';
import { sharedAnswer } from './shared-answer.ts';

test('who asks while another is asking gets the same answer, and who asks later a new one', async () => {
  let asked = 0;
  const ask = sharedAnswer<number>();
  const find = () => Promise.resolve((asked += 1));
  expect(await Promise.all([ask('a', find), ask('a', find), ask('b', find)])).toEqual([1, 1, 2]);
  expect(await ask('a', find)).toBe(3);
});

test('a failure is everybody’s who asked, and nobody’s after them', async () => {
  const ask = sharedAnswer<number>();
  const failing = () => Promise.reject(new Error('no database'));
  await expect(Promise.all([ask('a', failing), ask('a', failing)])).rejects.toThrow('no database');
  expect(await ask('a', () => Promise.resolve(1))).toBe(1);
});
