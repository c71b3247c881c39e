import { contrastRatio, type StickerVariant } from '@figurina/album';
import { describe, expect, it } from 'vitest';
import { chooseDesign, DESIGNS } from './designs/index.ts';
import { stickerLeaves, type StickerFacts } from './sticker-leaves.ts';

const palette = new Map(
  Object.entries({ '2': '#14212b', '3': '#c53c23', '4': '#f3b71b', '5': '#1670b7', '6': '#f3f0e8' }),
);
const fonts = new Map([
  ['title', { family: 'Anton', bold: true }],
  ['sub_title', { family: 'Barlow Condensed', bold: true }],
  ['paragraph', { family: 'Barlow', bold: false }],
]);
const look = { palette, fonts, measure: (words: string, _: unknown, size: number) => words.length * size * 0.17 };
const ada: StickerFacts = { name: 'Ada Lovelace', position: 'Torwart', numbers: [7], double: false, empty: false };

describe.each(Object.values(DESIGNS).map((design) => [design.id, design] as const))('the design %s', (_, design) => {
  const leaves = (facts: Partial<StickerFacts> = {}, variant: StickerVariant = 'default') =>
    stickerLeaves({ design, variant }, { ...ada, ...facts }, look);

  it('keeps every word inside the trim', () => {
    for (const double of [false, true])
      for (const line of leaves({ double, numbers: double ? [7, 8] : [7] }).words) {
        expect(line.at[0]).toBeGreaterThan(2);
        expect(line.at[0]).toBeLessThan(double ? 98 : 48);
        expect(line.at[1]).toBeGreaterThan(2);
        expect(line.at[1]).toBeLessThan(68);
      }
  });

  it('inks its bleed: picture and areas together reach over the trim all round', () => {
    for (const double of [false, true])
      for (const variant of ['default', 'textless', 'full', 'numberless', 'photo'] as const) {
        const drawn = leaves({ double }, variant);
        const points = [...drawn.under, ...drawn.over].flatMap((area) =>
          'points' in area
            ? area.points
            : [[area.box.x, area.box.y] as const, [area.box.x + area.box.width, area.box.y + area.box.height] as const],
        );
        const photo = drawn.photo!;
        const all = [...points, [photo.x, photo.y] as const, [photo.x + photo.width, photo.y + photo.height] as const];
        expect(Math.min(...all.map(([x]) => x))).toBeLessThanOrEqual(-2);
        expect(Math.min(...all.map(([, y]) => y))).toBeLessThanOrEqual(-2);
        expect(Math.max(...all.map(([x]) => x))).toBeGreaterThanOrEqual(drawn.width + 2);
        expect(Math.max(...all.map(([, y]) => y))).toBeGreaterThanOrEqual(72);
      }
  });

  it('sets small text in a colour that reads on its ground, also in an unlucky palette', () => {
    const grey = new Map(['2', '3', '4', '5', '6'].map((index) => [index, '#8a8a8a']));
    for (const colors of [palette, grey]) {
      const drawn = stickerLeaves({ design, variant: 'default' }, ada, { ...look, palette: colors });
      const solid = (index: number): string => colors.get(String(index))!;
      const grounds = {
        A: solid(design.inks.A),
        B: solid(design.inks.B),
        P: solid(design.inks.P),
        I: solid(design.inks.I),
      };
      const on = (ink: string): string => (ink in grounds ? grounds[ink as 'A'] : ink);
      const name = drawn.words.find(({ words }) => words.toLowerCase() === 'ada lovelace')!;
      const number = drawn.words.find(({ words }) => words === '7')!;
      expect(contrastRatio(name.color, on(design.single.name.on))).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(number.color, on(design.single.number.on))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('shows number, name and position under the sticker as well', () => {
    const words = leaves({ empty: true }).words.map((line) => line.words.toLowerCase());
    expect(words.filter((line) => line === '7')).toHaveLength(2);
    expect(words).toContain('ada lovelace');
    expect(words).toContain('torwart');
    expect(leaves({ empty: true }).photo).toBeNull();
  });

  it('leaves out what a variant leaves out', () => {
    const words = (variant: StickerVariant) => leaves({}, variant).words.map((line) => line.words.toLowerCase());
    expect(words('textless')).toEqual(['7']);
    expect(words('full')).toEqual([]);
    expect(words('photo')).toEqual(['7']);
    expect(words('numberless')).toEqual(['ada lovelace', 'torwart']);
    expect(leaves({}, 'full').over).toEqual([]);
  });
});

describe('the choice of a design', () => {
  it('is the album’s own unless the sticker has one', () => {
    expect(chooseDesign('default', 'tilted:numberless')).toEqual({ design: DESIGNS.tilted, variant: 'numberless' });
    expect(chooseDesign('gold', 'tilted:numberless')).toEqual({ design: DESIGNS.gold, variant: 'default' });
    expect(chooseDesign('default:full', 'tilted')).toEqual({ design: DESIGNS.tilted, variant: 'full' });
    expect(chooseDesign('neon:loud', 'default')).toEqual({ design: DESIGNS.default, variant: 'default' });
  });
});

describe('an empty cell with a ground of its own', () => {
  const empty = (facts: Partial<StickerFacts>) =>
    stickerLeaves(chooseDesign('default', 'default'), { ...ada, empty: true, ...facts }, look);

  it('shows it in place of the tint of the design, with a number that reads on it', () => {
    for (const fill of [2, 4, '#f3f0e8']) {
      const { under, words } = empty({ ground: { fill, opacity: 1 } });
      const ground = typeof fill === 'number' ? palette.get(String(fill))! : fill;
      expect(under.map((area) => area.fill)).toEqual([ground]);
      expect(contrastRatio(ground, words[0]!.color)).toBeGreaterThan(3);
    }
    expect(
      empty({ ground: { fill: { type: 'linear', colors: [2, 5], direction: 90 }, opacity: 1 } }).under[0]!.fill,
    ).toEqual(expect.objectContaining({ colors: ['#14212b', '#1670b7'] }));
  });

  it('is seen through at no opacity, and hidden by the sticker', () => {
    const ground = { fill: 2, opacity: 0 };
    expect(empty({ ground }).under).toEqual([]);
    expect(empty({ ground, empty: false }).under).toEqual(empty({ empty: false }).under);
  });
});
