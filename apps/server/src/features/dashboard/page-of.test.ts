import { expect, test } from 'vitest';
import { capped, pageOf } from './page-of.ts';

test('pages behind the middle are counted from the other end, unless that is not known', () => {
  const at = (page: number, isMore = false) => {
    const { page: shown, offset, limit, isReversed } = pageOf({ total: 45, isMore }, { page, per: 20 });
    return [shown, offset, limit, isReversed];
  };
  expect(at(1)).toEqual([1, 0, 20, false]);
  expect(at(2)).toEqual([2, 5, 20, true]);
  expect(at(3)).toEqual([3, 0, 5, true]);
  expect(at(9)).toEqual([3, 0, 5, true]);
  expect(at(3, true)).toEqual([3, 40, 5, false]);
  expect(pageOf({ total: 0, isMore: false }, { page: 4, per: 20 })).toMatchObject({ page: 1, pages: 1, limit: 0 });
  expect(capped(2001)).toEqual({ total: 2000, isMore: true });
  expect(capped(2000)).toEqual({ total: 2000, isMore: false });
});
