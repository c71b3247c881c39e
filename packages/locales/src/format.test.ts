import { expect, test } from 'vitest';
import {
  dateFormat,
  formatDate,
  formatDateTime,
  formatDifference,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelativeTime,
} from './format.ts';
import { LOCALES } from './locale.ts';

test('a day reads d.M.yyyy, whatever the zone', () => {
  expect(formatDate('2027-06-02')).toBe('2.6.2027');
  expect(formatDate('2026-12-31')).toBe('31.12.2026');
});

test('a share has a space before its sign only where the language has one', () => {
  expect(LOCALES.map((locale) => formatPercent(locale, 0.08))).toEqual(['8\u00A0%', '8%', '8\u00A0%', '8%', '8%']);
  expect(LOCALES.map((locale) => formatPercent(locale, 0.077, 2))).toEqual([
    '7,7\u00A0%',
    '7.7%',
    '7,7\u00A0%',
    '7,7%',
    '7,7%',
  ]);
});

test('English has the day before the month and no a.m. or p.m.', () => {
  const how = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  expect(dateFormat('en', how).format(new Date(2026, 10, 9, 19, 5))).toBe('9 November at 19:05');
  expect(dateFormat('de', how).format(new Date(2026, 10, 9, 19, 5))).toBe('9. November um 19:05');
});

test('a moment reads with its time', () => {
  expect(formatDateTime(new Date(2026, 10, 9, 7, 5))).toBe('9.11.2026, 07:05');
});

test('money stands in the style of the language, currency behind, always with cents, in one line', () => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(LOCALES.map((locale) => plain(formatMoney(locale, 203371)))).toEqual([
    '2.033,71 EUR',
    '2,033.71 EUR',
    '2 033,71 EUR',
    '2.033,71 EUR',
    '2 033,71 EUR',
  ]);
  expect(formatMoney('pl', 124100, 'PLN')).toBe('1\u00a0241,00\u00a0zł');
  for (const locale of LOCALES) expect(formatMoney(locale, 203371)).not.toContain(' ');
  expect(formatMoney('de', 28500)).toBe('285,00\u00a0EUR');
  expect(formatMoney('de', 28500, 'EUR', 0)).toBe('285\u00a0EUR');
  for (const locale of LOCALES) expect(formatMoney(locale, -16890)).toMatch(/^\u2212168[,.]90\u00a0EUR$/);
  expect([10_829, -1200, 0].map((amount) => formatDifference('de', amount))).toEqual([
    '+108,29\u00a0EUR',
    '\u221212,00\u00a0EUR',
    '0,00\u00a0EUR',
  ]);
  expect(formatNumber('de', 1234.56, 1)).toBe('1.234,6');
});

test('time passed reads in words for a week, then as a date', () => {
  const now = new Date(2026, 10, 21, 12, 0);
  const ago = (...parts: [number, number, number, number]) => formatRelativeTime('de', new Date(2026, ...parts), now);
  expect(ago(10, 21, 11, 48)).toBe('vor 12 Minuten');
  expect(ago(10, 21, 9, 59)).toBe('vor 2 Stunden');
  expect(ago(10, 20, 23, 0)).toBe('gestern');
  expect(ago(10, 17, 1, 0)).toBe('vor 4 Tagen');
  expect(ago(10, 9, 12, 0)).toBe('9.11.2026');
  expect(ago(10, 21, 12, 1)).toBe('gerade eben');
});
