import { createFakeClock } from '@figurina/editor/testing';
import { expect, test } from 'vitest';
import { oneAfterAnother } from './one-after-another.ts';

test('a burst is two: at once, and after a rest for all that came since', async () => {
  const clock = createFakeClock();
  const running: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void running.push(resolve));
  const ask = oneAfterAnother(work, { clock, restMs: 1000 });
  for (let at = 0; at < 50; at++) ask();
  expect(running).toHaveLength(1);
  running[0]?.();
  await clock.advance(999);
  ask();
  expect(running).toHaveLength(1);
  await clock.advance(1);
  expect(running).toHaveLength(2);
  running[1]?.();
  await clock.advance(5000);
  expect(running).toHaveLength(2);
  ask();
  expect(running).toHaveLength(3);
});

test('work that fails does not end it', async () => {
  const clock = createFakeClock();
  let tried = 0;
  const work = () => Promise.reject(new Error(`away ${tried++}`));
  const ask = oneAfterAnother(work, { clock, restMs: 10 });
  ask();
  ask();
  await clock.advance(10);
  expect(tried).toBe(2);
});
