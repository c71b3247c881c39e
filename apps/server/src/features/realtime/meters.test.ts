import { expect, test, vi } from 'vitest';
import { createMeters } from './meters.ts';

test('what happened is said once a minute, and counted anew; of silence nothing is said', () => {
  vi.useFakeTimers();
  const lines: unknown[] = [];
  const meters = createMeters({ info: (line: unknown) => void lines.push(line) } as never);
  let connections = 3;
  meters.start(() => connections);
  for (let lag = 1; lag <= 120; lag++) meters.passedOn(lag);
  for (const code of ['album_locked', 'album_locked', 'not_found']) meters.refused(code);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    {
      connections: 3,
      mutations_per_second: 2,
      refused: { album_locked: 2, not_found: 1 },
      lag_ms: { p50: 61, p95: 115 },
    },
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines[1]).toMatchObject({ mutations_per_second: 0, refused: {}, lag_ms: { p50: null, p95: null } });
  connections = 0;
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(2);
  meters.stop();
  vi.useRealTimers();
});
