import { expect, test } from 'vitest';
import { showIdle } from './show-oneself.ts';

test('who touches nothing is away, until they do', async () => {
  const told: (boolean | undefined)[] = [];
  const end = showIdle({ update: ({ idle }) => void told.push(idle) }, 40);
  await expect.poll(() => told).toEqual([true]);
  window.dispatchEvent(new Event('pointermove'));
  expect(told).toEqual([true, false]);
  await expect.poll(() => told).toEqual([true, false, true]);
  end();
  window.dispatchEvent(new Event('pointermove'));
  expect(told).toHaveLength(3);
});
