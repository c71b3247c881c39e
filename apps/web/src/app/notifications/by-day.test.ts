import type { Notification } from '@figurina/contract';
import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const at = (moment: Date): Notification => ({
  id: moment.toISOString(),
  kind: 'comment',
  album: { id: 'a', title: 'Album' },
  by: null,
  path: null,
  excerpt: '',
  created_at: moment.toISOString(),
  read: false,
});

test('days are those of the reader: today, yesterday, then with their date', () => {
  const now = new Date(2026, 10, 23, 0, 10);
  const items = [
    at(new Date(2026, 10, 23, 0, 5)),
    at(new Date(2026, 10, 22, 23, 59)),
    at(new Date(2026, 10, 22, 0, 0)),
    at(new Date(2026, 10, 21, 12, 0)),
  ];
  expect(byDay(items, { now, locale: 'de' })).toEqual([
    { word: 'today', date: null, items: [items[0]] },
    { word: 'yesterday', date: null, items: [items[1], items[2]] },
    { word: null, date: 'Samstag, 21. November', items: [items[3]] },
  ]);
  expect(byDay([], { now, locale: 'de' })).toEqual([]);
});
