import { expect, test } from 'vitest';
import { parseHex } from './parse-hex.ts';

test('colours are read with and without the hash, long and short; anything else is none', () => {
  expect(['#A1B2C3', 'a1b2c3', ' #fd0 ', 'blau', '#12', '#12345', ''].map(parseHex)).toEqual([
    '#a1b2c3',
    '#a1b2c3',
    '#ffdd00',
    null,
    null,
    null,
    null,
  ]);
});
