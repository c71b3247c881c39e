import { expect, test, vi } from 'vitest';
import { watchVersions } from './watch-versions.ts';

test('what came as a message is not told again; what did not come is', async () => {
  vi.useFakeTimers();
  let version = 1;
  const told: number[] = [];
  const watch = watchVersions({
    everyMs: 1000,
    albums: () => ['a'],
    listVersions: async () => [{ id: 'a', version }],
    listMutations: async (_album, after) =>
      Array.from({ length: version - after }, (_, at) => ({ version: after + 1 + at })) as never,
    tell: (_album, mutation) => void told.push(mutation.version),
    end: () => undefined,
    onError: (error) => expect.unreachable(String(error)),
  });
  watch.start();
  await vi.advanceTimersByTimeAsync(1000);
  version = 2;
  watch.told('a', 2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
  version = 4;
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([3, 4]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([3, 4]);
  await watch.stop();
  vi.useRealTimers();
});
