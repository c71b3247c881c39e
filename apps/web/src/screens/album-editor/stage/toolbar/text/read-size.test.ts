import { expect, test } from 'vitest';
import { readSize } from './read-size.ts';

test('a size is read with comma or point and its unit, and nothing else is a size', () => {
  expect(['11', ' 10,5 ', '12.26 pt', '400'].map(readSize)).toEqual([11, 10.5, 12.3, 400]);
  expect(['', '0', '401', 'groß', '1,2,3', '-4'].map(readSize)).toEqual([null, null, null, null, null, null]);
});
