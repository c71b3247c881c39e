import { expect, test } from 'vitest';
import { blackTextColors } from './black-text.ts';

test('letters in an ink that is as good as black are printed black, and no other colour is changed', () => {
  const black = (ink: string) =>
    blackTextColors(
      new Map([
        ['2', ink],
        ['3', '#111111'],
      ]),
    );
  expect(black('#11151C')).toEqual(['#11151c']);
  expect(black('#1b1917')).toEqual(['#1b1917']);
  for (const ink of ['#55101f', '#0e3b3c', '#444444', '#11151c80']) expect(black(ink), ink).toEqual([]);
  expect(blackTextColors(new Map())).toEqual([]);
});
