import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STICKER_DESIGNS } from '../document/sticker.ts';
import { illegibleRoles } from '../palette/legibility.ts';
import { logoPalettes } from '../palette/logo-palettes.ts';
import { paletteFromPixels } from '../palette/palette-from-pixels.ts';
import { PALETTE_PRESETS, paletteOf, type FiveColors } from '../palette/palette-presets.ts';
import { draftBlueprints, proposeLooks, type DraftSource } from './propose-drafts.ts';

const source = (id: string, design = 'default', preset = 0): DraftSource => ({
  id,
  colors: PALETTE_PRESETS[preset]!.colors,
  stickerTemplateId: design,
});
const different = (values: readonly unknown[]) => new Set(values.map(String)).size === values.length;

describe('draftBlueprints', () => {
  it('begins with the chosen one, and shuffles the others', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    expect(draftBlueprints(ids, 'b', 0)).toEqual(['b', 'a', 'c']);
    expect(draftBlueprints(ids, 'b', 1)).toEqual(['b', 'd', 'e']);
    expect(draftBlueprints(ids, 'b', 2)).toEqual(['b', 'a', 'c']);
    expect(draftBlueprints(['a', 'b', 'c'], 'c', 5)).toHaveLength(3);
  });
  it('makes do with fewer', () => {
    expect(draftBlueprints(['a'], 'a', 1)).toEqual(['a', 'a', 'a']);
    expect(draftBlueprints(['a', 'b'], 'a', 1)).toEqual(['a', 'b', 'a']);
  });
});

const design = fc.constantFrom(...STICKER_DESIGNS);
const colour = fc.integer({ min: 0, max: 0xffffff });

describe('proposeLooks', () => {
  it('first shows each blueprint as it was designed', () => {
    const sources = [source('a', 'gold', 0), source('b', 'tilted', 1), source('c', 'themed', 2)];
    expect(proposeLooks(sources, null)).toEqual(sources.map(({ id, ...look }) => ({ blueprintId: id, ...look })));
  });

  it('never gives two drafts the same colours or the same sticker design', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(design, fc.integer({ min: 0, max: 7 })), { minLength: 3, maxLength: 3 }),
        fc.integer({ min: 0, max: 20 }),
        (given, turn) => {
          const looks = proposeLooks(
            given.map(([id, preset], at) => source(`b${at}`, id, preset)),
            null,
            turn,
          );
          return different(looks.map((look) => look.colors)) && different(looks.map((look) => look.stickerTemplateId));
        },
      ),
    );
  });

  it('with a logo takes its colours, in three ways that can be read', () => {
    fc.assert(
      fc.property(colour, colour, fc.integer({ min: 0, max: 5 }), (first, second, turn) => {
        const pixels = new Uint8ClampedArray(
          [first, second, second].flatMap((hex) => [hex >> 16, (hex >> 8) & 255, hex & 255, 255]),
        );
        const logo = paletteFromPixels(pixels) as FiveColors;
        const looks = proposeLooks([source('a'), source('b'), source('c')], logo, turn);
        expect(different(looks.map((look) => look.colors))).toBe(true);
        for (const colors of logoPalettes(logo))
          expect(illegibleRoles(new Map(Object.entries(paletteOf(colors))))).toEqual([]);
      }),
    );
  });

  it('keeps the variant of a design', () => {
    const looks = proposeLooks([source('a', 'gold:full'), source('b', 'gold:full'), source('c', 'gold:full')], null);
    expect(looks[0]!.stickerTemplateId).toBe('gold:full');
    expect(different(looks.map((look) => look.stickerTemplateId))).toBe(true);
  });
});
