import { expect, test } from 'vitest';
import { capped, pageOf, pageWith } from './page-of.ts';

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

test('rows of a page are asked for before they are counted; of one past the end those of the last page are', async () => {
  const asked: [number, number][] = [];
  const rowsOf = async ({ page, offset, limit }: { page: number; offset: number; limit: number }) => {
    asked.push([offset, limit]);
    return [page];
  };
  const paged = async (page: number) =>
    (await pageWith({ page, per: 20 }, Promise.resolve({ total: 45, isMore: false }), rowsOf)).rows;
  expect([await paged(2), asked.splice(0)]).toEqual([[2], [[20, 20]]]);
  expect([await paged(9), asked.splice(0)]).toEqual([
    [3],
    [
      [160, 20],
      [0, 5],
    ],
  ]);
  expect([await paged(21), asked.splice(0)]).toEqual([[3], [[0, 5]]]);
});
