import { expect, test } from 'vitest';
import { houseDate, houseDateTime } from './house-time.ts';

test('a moment reads by the clock of the house, in summer and in winter, whatever the zone of the machine', () => {
  expect(houseDateTime('2027-05-05T08:05:00Z')).toBe('5.5.2027, 10:05');
  expect(houseDateTime('2026-12-31T23:30:00Z')).toBe('1.1.2027, 00:30');
  expect(houseDate('2027-05-31T22:00:00Z')).toBe('1.6.2027');
});
