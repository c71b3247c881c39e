import { expect, test } from 'vitest';
import { overflowing } from './use-fitting.ts';

const groups = [
  { key: 'order', rank: 2 },
  { key: 'fill', rank: 3 },
  { key: 'align' },
  { key: 'lock' },
  { key: 'edit', rank: 4 },
];
const widths = new Map(groups.map(({ key }) => [key, 100]));
const over = (available: number, hasMore = false): string[] => [...overflowing(groups, widths, available, hasMore)];

test('with room for all nothing goes, and the button for the rest needs room itself', () => {
  expect(over(520)).toEqual([]);
  expect(over(520, true)).toEqual(['lock']);
});

test('the lowest rank goes first, of equals the last', () => {
  expect(over(460)).toEqual(['lock']);
  expect(over(300)).toEqual(['lock', 'align', 'order']);
  expect(over(60)).toEqual(['lock', 'align', 'order', 'fill', 'edit']);
});
