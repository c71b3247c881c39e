import type { NodeId } from '@figurina/album';
import { expect, test } from 'vitest';
import { openingAt, openingsOf, pagesOf } from './openings.ts';

const spreads = ['front', 'a', 'b', 'back'] as NodeId[];

test('a book lies open in spreads, its covers alone and on their own side', () => {
  const openings = openingsOf(spreads, 'spreads');
  expect(openings.map(pagesOf)).toEqual(['1', '2-3', '4-5', '6']);
  expect(openings.map(({ faces }) => faces.map(({ side }) => side))).toEqual([
    ['right'],
    ['left', 'right'],
    ['left', 'right'],
    ['left'],
  ]);
});

test('on a phone it is page after page', () => {
  expect(openingsOf(spreads, 'pages').map(pagesOf)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('a page is found in either form, the nearest where there is no such page', () => {
  const [open, single] = [openingsOf(spreads, 'spreads'), openingsOf(spreads, 'pages')];
  expect([1, 2, 3, 4, 6, 99].map((page) => openingAt(open, page))).toEqual([0, 1, 1, 2, 3, 3]);
  expect([1, 2, 3, 4, 6, 0].map((page) => openingAt(single, page))).toEqual([0, 1, 2, 3, 5, 0]);
  expect(openingAt([], 3)).toBe(0);
});
