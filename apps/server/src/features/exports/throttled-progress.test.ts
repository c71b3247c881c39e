import fc from 'fast-check';
import { expect, test } from 'vitest';
import { throttleProgress } from './throttled-progress.ts';

const steps = fc.array(fc.record({ progress: fc.double({ min: 0, max: 1, noNaN: true }), ms: fc.nat(700) }));

test('is written rarely, only forwards, and never after the end', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (reports) => {
      let time = 0;
      const written: { progress: number; at: number }[] = [];
      const progress = throttleProgress({
        write: async (value) => void written.push({ progress: value, at: time }),
        everyMs: 1000,
        now: () => time,
      });
      for (const { progress: value, ms } of reports) {
        time += ms;
        progress.report(value);
        await Promise.resolve();
      }
      await progress.settled();
      const count = written.length;
      time += 10_000;
      progress.report(2);
      expect(written).toHaveLength(count);
      for (const [index, { progress: value, at }] of written.entries()) {
        const before = written[index - 1];
        if (before) expect([value > before.progress, at - before.at >= 1000]).toEqual([true, true]);
      }
      if (reports.some(({ progress: value }) => value > 0)) expect(count).toBeGreaterThan(0);
    }),
  );
});

test('waits for the write that is under way, and survives one that fails', async () => {
  const slow = Promise.withResolvers<void>();
  let time = 0;
  const written: number[] = [];
  const progress = throttleProgress({
    write: async (value) => {
      written.push(value);
      await slow.promise;
      throw new Error('no database');
    },
    everyMs: 10,
    now: () => (time += 100),
  });
  progress.report(0.2);
  progress.report(0.4);
  let settled = false;
  const waiting = progress.settled().then(() => (settled = true));
  await Promise.resolve();
  expect([written, settled]).toEqual([[0.2], false]);
  slow.resolve();
  await waiting;
  expect(settled).toBe(true);
});
