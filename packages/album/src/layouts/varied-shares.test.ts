import { expect, test } from 'vitest';
import { variedShares } from './varied-shares.ts';

const sizes = new Set([1, 2, 3, 4, 6]);

test('the same number does not come again and again where there are layouts for others', () => {
  expect(variedShares([3, 3, 3, 3], sizes)).toEqual([4, 3, 3, 2]);
  expect(variedShares([3, 3, 3, 3, 3, 3, 3, 2], sizes)).toEqual([4, 4, 3, 3, 3, 2, 2, 2]);
  // No layout for five: six and two.
  expect(variedShares([4, 4, 4], sizes)).toEqual([6, 4, 2]);
});

test('what is varied, has no other size or would leave somebody alone stays as it is', () => {
  expect(variedShares([4, 4, 3, 2], sizes)).toEqual([4, 4, 3, 2]);
  expect(variedShares([3, 3, 3], new Set([3, 6]))).toEqual([3, 3, 3]);
  expect(variedShares([2, 2, 2, 2], sizes)).toEqual([2, 2, 2, 2]);
});
