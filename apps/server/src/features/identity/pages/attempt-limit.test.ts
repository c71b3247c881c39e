import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAttemptLimit } from './attempt-limit.ts';

test('within any stretch of time no more attempts pass than allowed, and after waiting as told one does', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), steps, (count, pauses) => {
      let now = 1_000_000;
      const limit = createAttemptLimit({ now: () => new Date(now) }, { count, withinMs: 60_000 });
      const passed: number[] = [];
      for (const pause of pauses) {
        now += pause;
        const wait = limit.take('a');
        if (wait === undefined) passed.push(now);
        else {
          expect(wait).toBeGreaterThan(0);
          now += wait;
          expect(limit.take('a')).toBeUndefined();
          passed.push(now);
        }
      }
      for (const [at, time] of passed.entries()) {
        const before = passed[at - count];
        if (before !== undefined) expect(time - before).toBeGreaterThanOrEqual(60_000);
      }
    }),
  );
});

test('one connection does not hinder another', () => {
  const limit = createAttemptLimit({ now: () => new Date(0) }, { count: 1, withinMs: 1000 });
  expect(limit.take('a')).toBeUndefined();
  expect(limit.take('b')).toBeUndefined();
  expect(limit.take('a')).toBe(1000);
});
