import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate } from './format.ts';
import { parseDate } from './parse-date.ts';

test('reads a day as people write it', () => {
  for (const text of ['12.6.2027', '12.06.27', ' 12/6/2027 ', '12. 6. 2027', '2027-6-12', '12-06-2027'])
    expect(parseDate(text), text).toBe('2027-06-12');
});

test('what is no day is none', () => {
  for (const text of ['', '31.2.2027', '12.13.2027', 'morgen', '12.6.', '0.6.2027', '1.1.123'])
    expect(parseDate(text), text).toBeNull();
});

test('reads back every day that formatDate writes', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (moment) => {
      const day = moment.toISOString().slice(0, 10);
      expect(parseDate(formatDate(day))).toBe(day);
    }),
  );
});
