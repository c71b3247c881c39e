import { expect, test } from 'vitest';
import { drawnRows, nextRow, placesOf, rowsWith, shortLabel, type TreeRow } from './tree-rows.ts';

const row = (id: string, level: number, open: boolean | null = null): TreeRow => {
  return { id, level, label: id, name: id, open, selected: false };
};
const rows = [row('Team', 1, true), row('Erste', 2, true), row('Ada', 3), row('Ben', 3), row('Zweite', 2, false)];
const led = (from: string, key: string): string | undefined =>
  nextRow(
    rows,
    rows.find(({ id }) => id === from)!,
    key,
  )?.id;

test('arrows, Home and End walk the rows', () => {
  expect(led('Ada', 'ArrowDown')).toBe('Ben');
  expect(led('Ada', 'ArrowUp')).toBe('Erste');
  expect(led('Zweite', 'ArrowDown')).toBeUndefined();
  expect([led('Ben', 'Home'), led('Ben', 'End')]).toEqual(['Team', 'Zweite']);
});

test('right leads in, left leads out', () => {
  expect(led('Erste', 'ArrowRight')).toBe('Ada');
  expect(led('Ben', 'ArrowRight')).toBeUndefined();
  expect(led('Ben', 'ArrowLeft')).toBe('Erste');
  expect(led('Team', 'ArrowLeft')).toBeUndefined();
});

test('a letter leads to the next row that begins with it, and around', () => {
  expect(led('Team', 'b')).toBe('Ben');
  expect(led('Ben', 'e')).toBe('Erste');
  expect(led('Ben', 'x')).toBeUndefined();
  expect(led('Ben', 'Tab')).toBeUndefined();
});

test('rows that have some words are found with those that lead to them', () => {
  const ids = (words: string) => rowsWith(rows, words).map(({ id }) => id);
  expect(ids('ben')).toEqual(['Team', 'Erste', 'Ben']);
  expect(ids(' E')).toEqual(['Team', 'Erste', 'Ben', 'Zweite']);
  expect(ids('')).toEqual(rows.map(({ id }) => id));
  expect(ids('x')).toEqual([]);
});

test('labels show twenty characters at most, and whole words', () => {
  expect(shortLabel('Kurz')).toBe('Kurz');
  expect(shortLabel('Grund der ersten Mannschaft')).toBe('Grund der ersten');
  expect(shortLabel('Donaudampfschifffahrtsgesellschaft')).toBe('Donaudampfschifffahr');
  expect(shortLabel('Die erste Mannschaft des Vereins')).toBe('Die erste Mannschaft');
  expect(shortLabel('👩‍🚀'.repeat(30))).toBe('👩‍🚀'.repeat(20));
});

test('each row is counted among those of its level below one parent', () => {
  const more = [...rows, row('Trainer', 1, true), row('Dritte', 2)];
  expect(placesOf(more).map(({ position, size }) => `${position}/${size}`)).toEqual([
    '1/2',
    '1/2',
    '1/2',
    '2/2',
    '2/2',
    '2/2',
    '1/1',
  ]);
});

test('of ten thousand rows those in sight are drawn, and the one in hand', () => {
  const drawn = drawnRows({ count: 10_000, first: 5000, last: 5020, reached: 7 });
  expect(drawn.length).toBeLessThan(60);
  expect(drawn[0]).toBe(7);
  expect(drawn).toContain(5010);
  expect(drawnRows({ count: 3, first: 0, last: 20, reached: 1 })).toEqual([0, 1, 2]);
  expect(drawnRows({ count: 0, first: 0, last: 20, reached: 0 })).toEqual([]);
});
