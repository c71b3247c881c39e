import { expect, test } from 'vitest';
import { spreadOfPageInput } from './page-input.ts';

test.each([
  ['1', 0],
  ['2', 1],
  ['3', 1],
  [' 12 ', 6],
  ['12-13', 6],
  ['4 – 9', 2],
  ['18', 9],
])('page %s leads to spread %d', (typed, spread) => {
  expect(spreadOfPageInput(typed, 10)).toBe(spread);
});

test.each(['', '0', '19', '3-19', '5-2', 'cover', '1,2', '-4'])('%o leads nowhere', (typed) => {
  expect(spreadOfPageInput(typed, 10)).toBeNull();
});
