import { expect, test } from 'vitest';
import { momentOf } from './order-days.ts';

test('around midnight a moment is of the day that its station has: that of the house, wherever it is read', () => {
  const now = new Date('2027-05-20T12:00:00Z');
  // Still the 18th in UTC, and in Lisbon.
  expect(momentOf('de', '2027-05-18T22:30:00.000Z', now)).toBe('19. Mai, 00:30');
  expect(momentOf('en', '2026-12-31T23:30:00.000Z', new Date('2027-01-02T12:00:00Z'))).toBe('1 January, 00:30');
  expect(momentOf('de', '2026-12-31T22:30:00.000Z', now)).toBe('31. Dezember 2026, 23:30');
});
