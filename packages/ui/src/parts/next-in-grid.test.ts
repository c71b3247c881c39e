import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextInGrid } from './next-in-grid.ts';

/** `count` items of 100 x 150 in rows of `columns`. */
const grid = (count: number, columns: number) =>
  Array.from({ length: count }, (_, at) => ({
    left: (at % columns) * 120,
    top: Math.floor(at / columns) * 170,
    width: 100,
    height: 150,
  }));

test('left and right go in reading order and stop at the ends', () => {
  const boxes = grid(5, 3);
  expect(nextInGrid(boxes, 2, 'ArrowRight')).toBe(3);
  expect(nextInGrid(boxes, 4, 'ArrowRight')).toBe(4);
  expect(nextInGrid(boxes, 0, 'ArrowLeft')).toBe(0);
  expect(nextInGrid(boxes, 3, 'Home')).toBe(0);
  expect(nextInGrid(boxes, 0, 'End')).toBe(4);
});

test('down from a full row reaches the nearest of a shorter one', () => {
  const boxes = grid(5, 3);
  expect(nextInGrid(boxes, 1, 'ArrowDown')).toBe(4);
  expect(nextInGrid(boxes, 2, 'ArrowDown')).toBe(4);
  expect(nextInGrid(boxes, 3, 'ArrowUp')).toBe(0);
  expect(nextInGrid(boxes, 3, 'ArrowDown')).toBe(3);
});

test('up takes back down in full rows', () => {
  const shape = fc.record({ columns: fc.integer({ min: 1, max: 6 }), rows: fc.integer({ min: 2, max: 6 }) });
  fc.assert(
    fc.property(shape, fc.nat(), ({ columns, rows }, seed) => {
      const boxes = grid(columns * rows, columns);
      const at = seed % (columns * (rows - 1));
      const below = nextInGrid(boxes, at, 'ArrowDown')!;
      expect(below).toBe(at + columns);
      expect(nextInGrid(boxes, below, 'ArrowUp')).toBe(at);
    }),
  );
});

test('other keys are left alone', () => {
  expect(nextInGrid(grid(3, 3), 0, 'Enter')).toBeUndefined();
});
