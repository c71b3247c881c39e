/**
 * Letters made of strokes, for what is written beside a sheet or over a proof: no font has to be in the file for them. Each
 * is polylines on a grid of 4 by 6, a point two digits.
 */
import { operation, type Operation } from '../content/operations.ts';

const LETTERS: Readonly<Record<string, string>> = {
  A: '00 26 40|12 32',
  B: '00 06 36 45 44 33 03|33 42 41 30 00',
  C: '45 36 16 05 01 10 30 41',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '00 06 46|03 33',
  G: '45 36 16 05 01 10 30 41 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '01 10 30 41 46',
  K: '00 06|46 03 40',
  L: '06 00 40',
  M: '00 06 22 46 40',
  N: '00 06 40 46',
  O: '10 01 05 16 36 45 41 30 10',
  P: '00 06 36 45 44 33 03',
  Q: '10 01 05 16 36 45 41 30 10|22 40',
  R: '00 06 36 45 44 33 03|23 40',
  S: '01 10 30 41 42 33 13 04 05 16 36 45',
  T: '06 46|26 20',
  U: '06 01 10 30 41 46',
  V: '06 20 46',
  W: '06 10 24 30 46',
  X: '00 46|06 40',
  Y: '06 23 46|23 20',
  Z: '06 46 00 40',
  0: '10 01 05 16 36 45 41 30 10|11 35',
  1: '15 26 20|10 30',
  2: '05 16 36 45 44 00 40',
  3: '06 46 23 33 42 41 30 10 01',
  4: '30 36 02 42',
  5: '46 06 03 33 42 41 30 10 01',
  6: '45 36 16 05 01 10 30 41 42 33 13 02',
  7: '06 46 10',
  8: '13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33',
  9: '01 10 30 41 45 36 16 05 04 13 33 44',
  '-': '13 33',
  '.': '20 21',
  '/': '00 46',
  '+': '13 33|22 24',
};
/** Letters that are not a plain one with something above or below it. */
const PLAIN: Readonly<Record<string, string>> = { Ł: 'L', Ø: 'O', Đ: 'D', Æ: 'AE', Œ: 'OE' };
/** From one letter to the next, in heights. */
const ADVANCE = 1;
const GRID = 6;

/** The words as these letters can write them. */
export function plainWords(text: string): string {
  return text
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[ŁØĐÆŒ]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^A-Z0-9./+-]+/g, ' ')
    .trim();
}

export function widthOf(text: string, height: number): number {
  return text.length * ADVANCE * height;
}

/** Strokes of a line of text whose lower left corner is at x, y. */
export function strokeText(text: string, x: number, y: number, height: number): Operation[] {
  return text.split('').flatMap((letter, place) =>
    (LETTERS[letter] ?? '').split('|').flatMap((line) => {
      const dots = line.split(' ').filter(Boolean);
      if (dots.length === 0) return [];
      const points = dots.map((dot, at) =>
        operation(
          at === 0 ? 'm' : 'l',
          x + (place * ADVANCE + Number(dot[0]) / GRID) * height,
          y + (Number(dot[1]) / GRID) * height,
        ),
      );
      return [...points, operation('S')];
    }),
  );
}
