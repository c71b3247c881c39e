import { describe, expect, it } from 'vitest';
import { POINT } from '../units.ts';
import { DESIGNS } from './designs/index.ts';
import { type StickerFacts, stickerLeaves } from './sticker-leaves.ts';

const palette = new Map(
  Object.entries({ '2': '#14212b', '3': '#c53c23', '4': '#f3b71b', '5': '#1670b7', '6': '#f3f0e8' }),
);
const fonts = new Map(['title', 'sub_title', 'paragraph'].map((role) => [role, { family: 'Barlow', bold: false }]));
const facts: StickerFacts = {
  name: 'Ada Abt',
  position: 'Stellvertretende Vorsitzende',
  numbers: [7],
  double: false,
  empty: false,
};
/** All letters as wide as `em` font sizes. */
const measureIn =
  (em: number) =>
  (words: string, _: unknown, size: number): number =>
    words.length * size * POINT * em;

function linesIn(design: keyof typeof DESIGNS, em: number, more: Partial<StickerFacts> = {}) {
  const look = { palette, fonts, measure: measureIn(em) };
  const { words } = stickerLeaves({ design: DESIGNS[design], variant: 'default' }, { ...facts, ...more }, look);
  return words.filter((line) => line.words !== '7').map((line) => [line.words, line.size] as const);
}

describe('a position on a sticker', () => {
  it('stays on one line while it is 7 points or more', () => {
    expect(linesIn('default', 0.45)).toEqual([
      ['Ada Abt', 10],
      ['Stellvertretende Vorsitzende', 7],
    ]);
  });

  it.each(['default', 'themed', 'triangle', 'gold', 'tilted'] as const)(
    'takes two lines before it gets smaller: %s',
    (design) => {
      expect(linesIn(design, 0.63)).toEqual([
        ['Ada Abt', 9],
        ['Stellvertretende', 7],
        ['Vorsitzende', 7],
      ]);
    },
  );

  it('stays apart from the name and inside the cut on its two lines', () => {
    const look = { palette, fonts, measure: measureIn(0.63) };
    for (const design of Object.values(DESIGNS)) {
      const { words } = stickerLeaves({ design, variant: 'default' }, facts, look);
      const rows = words.filter((line) => line.words !== '7' && line.turn > -45);
      for (const [index, { at, size }] of rows.entries()) {
        expect(at[1], design.id).toBeLessThan(67.4);
        const before = rows[index - 1];
        if (before) expect(at[1] - before.at[1], design.id).toBeGreaterThan(size * POINT * 1.1);
      }
    }
  });

  it('stays on one line where there is nothing to break it at, or the name itself takes two', () => {
    expect(linesIn('default', 0.63, { position: 'Öffentlichkeitsarbeitsgruppe' })).toEqual([
      ['Ada Abt', 10],
      ['Öffentlichkeitsarbeitsgruppe', 5],
    ]);
    const long = linesIn('default', 0.63, { name: 'Maximiliane Oberländer-Großkreutz' });
    expect(long.at(-1)).toEqual(['Stellvertretende Vorsitzende', 5]);
  });
});
