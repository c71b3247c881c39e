import { expect, test } from 'vitest';
import { createRateLimits } from './rate-limits.ts';

let now = 1_000_000;
const clock = { now: () => new Date(now) };
const often = (count: number, call: () => boolean) => Array.from({ length: count }, call).filter(Boolean).length;

test('an address has its number of uploads a minute, over all links', () => {
  const limits = createRateLimits(3, clock);
  expect(often(5, () => limits.allows('upload', 'a', '192.0.2.1'))).toBe(3);
  expect(limits.allows('upload', 'b', '192.0.2.1')).toBe(false);
  expect(limits.allows('upload', 'a', '192.0.2.2')).toBe(true);
  now += 60_000;
  expect(limits.allows('upload', 'a', '192.0.2.1')).toBe(true);
});

test('a link has ten times as many, over all addresses', () => {
  const limits = createRateLimits(2, clock);
  let address = 0;
  expect(often(50, () => limits.allows('upload', 'a', `192.0.2.${(address += 1)}`))).toBe(20);
});

test('reading is not counted as uploading, and 0 is no limit', () => {
  const limits = createRateLimits(1, clock);
  expect(often(12, () => limits.allows('read', 'a', '192.0.2.9'))).toBe(10);
  expect(limits.allows('upload', 'a', '192.0.2.9')).toBe(true);
  expect(often(500, () => createRateLimits(0, clock).allows('upload', 'a', '192.0.2.9'))).toBe(500);
});
