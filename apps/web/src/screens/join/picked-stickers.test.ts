import { expect, test } from 'vitest';
import { pickedStickers } from './picked-stickers.ts';

test('numbers are read as people type them, and what is none is refused', () => {
  expect(pickedStickers(' 3, 17;48x2\n5×10 ')).toEqual([
    { number: 3, quantity: 1 },
    { number: 17, quantity: 1 },
    { number: 48, quantity: 2 },
    { number: 5, quantity: 10 },
  ]);
  expect(pickedStickers('  ')).toEqual([]);
  for (const wrong of ['Ida', '3x', 'x3', '0', '3x0', '1-4', '3 x 2']) expect(pickedStickers(wrong)).toBeNull();
});
