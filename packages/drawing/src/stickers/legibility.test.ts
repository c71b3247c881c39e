import { contrastRatio, FONT_PRESETS, PALETTE_PRESETS, paletteOf } from '@figurina/album';
import { describe, expect, it } from 'vitest';
import { POINT } from '../units.ts';
import { DESIGNS, designIn } from './designs/index.ts';
import type { Ink } from './sticker-design.ts';
import { type StickerFacts, stickerLeaves } from './sticker-leaves.ts';
import { THIN_BY } from './words.ts';

const SMALL_TEXT = 4.5;
const fonts = new Map(Object.entries(FONT_PRESETS[0]!));
/** Wider than most faces set their bold letters. */
const EM_SHARE = 0.6;
const measure = (words: string, _: unknown, size: number): number => words.length * size * POINT * EM_SHARE;

const long: Omit<StickerFacts, 'double' | 'numbers'> = {
  name: 'Maximiliane Großkreutz-Oberländer',
  position: 'Stellvertretende Vorsitzende',
  empty: false,
};
const both = [
  { ...long, double: false, numbers: [288] },
  { ...long, double: true, numbers: [288, 289] },
];

describe.each(Object.values(DESIGNS).map((design) => [design.id, design] as const))('the design %s', (_, design) => {
  it.each(PALETTE_PRESETS)('can be read in the colours $id', ({ colors }) => {
    const palette = new Map(Object.entries(paletteOf(colors)));
    const ground = (on: Ink): string =>
      on.startsWith('#') ? on : palette.get(String(design.inks[on as keyof typeof design.inks]))!;
    for (const facts of both) {
      const layout = facts.double ? design.double : design.single;
      const { words } = stickerLeaves(
        { design, variant: 'default' },
        { ...facts, name: 'Ada' },
        { palette, fonts, measure },
      );
      const colorOf = (text: string): string => words.find((line) => text.startsWith(line.words))!.color;
      const pairs = [
        [colorOf('Ada'), layout.name.on],
        [colorOf(facts.position), layout.position.on],
        [colorOf(facts.numbers.join(' + ')), layout.number.on],
      ] as const;
      for (const [ink, on] of pairs) expect(contrastRatio(ink, ground(on)), on).toBeGreaterThanOrEqual(SMALL_TEXT);
    }
  });

  it('keeps a long name, its position and numbers of three figures apart and inside the cut', () => {
    const palette = new Map(Object.entries(paletteOf(PALETTE_PRESETS[0].colors)));
    for (const facts of both) {
      const chosen = designIn({ design: design.id as keyof typeof DESIGNS, variant: 'default' });
      const layout = facts.double ? design.double : design.single;
      const { width, words } = stickerLeaves(chosen, facts, { palette, fonts, measure });
      const upright = words.filter(({ turn }) => turn > -45);
      for (const { at, anchor, size, words: text, thin } of upright) {
        const thinner = thin ? (text.split(' ').length - 1) * THIN_BY * size * POINT : 0;
        const length = measure(text, null, size) - thinner;
        const left = anchor === 'start' ? at[0] : anchor === 'end' ? at[0] - length : at[0] - length / 2;
        expect(left, text).toBeGreaterThan(2.4);
        expect(left + length, text).toBeLessThan(width - 2.4);
        expect(at[1], text).toBeLessThan(67.4);
      }
      const number = words.find(({ words: text }) => text.includes('288'))!;
      expect(measure(number.words, null, number.size)).toBeLessThan(layout.number.box.width);
      // Lines that stand in one column: between two baselines there is room for capitals with their dots.
      const lines = words.filter((line) => line !== number && line.anchor === words.at(-2)!.anchor && line.turn > -45);
      const baselines = lines.map(({ at }) => at[1]);
      for (const [index, baseline] of baselines.entries()) {
        const before = baselines[index - 1];
        if (before !== undefined) expect(baseline - before).toBeGreaterThan(lines[index]!.size * POINT * 0.85);
      }
    }
  });
});
