import { expect, test } from 'vitest';
import { nextRow, shortLabel, type TreeRow } from './tree-rows.ts';

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

test('labels show twenty characters', () => {
  expect(shortLabel('Kurz')).toBe('Kurz');
  expect(shortLabel('Die erste Mannschaft des Vereins')).toBe('Die erste Mannschaft');
  expect(shortLabel('👩‍🚀'.repeat(30))).toBe('👩‍🚀'.repeat(20));
});
