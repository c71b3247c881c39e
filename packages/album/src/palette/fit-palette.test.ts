import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitPalette } from './fit-palette.ts';
import { logoPalettes } from './logo-palettes.ts';
import { PALETTE_PRESETS, type FiveColors } from './palette-presets.ts';
import { contrastRatio } from './readable-ink.ts';

/** Light words on burgundy: the roles of the presets the other way round. */
const HOTEL: FiveColors = ['#55101f', '#ecb9ad', '#b0823f', '#12302f', '#f9efe0'];

test('a palette that can be read where the blueprint can stays as it is', () => {
  for (const { colors } of PALETTE_PRESETS) expect(fitPalette(colors, colors)).toEqual(colors);
});

test('what can be read in a blueprint can be read in any colours it is given', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const five = fc.tuple(hex, hex, hex, hex, hex);
  const palettes = fc.oneof(
    fc.constantFrom<FiveColors>(...PALETTE_PRESETS.map(({ colors }) => colors)),
    five.map((colors) => logoPalettes(colors)[1]),
  );
  fc.assert(
    fc.property(palettes, fc.oneof(fc.constant(HOTEL), five), (colors, own) => {
      const fitted = fitPalette(colors, own);
      for (const [a, first] of own.entries())
        for (const [b, second] of own.entries())
          if (contrastRatio(first, second) >= 4.5)
            expect(contrastRatio(fitted[a]!, fitted[b]!)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a dark blueprint takes the hues of a light palette', () => {
  const { colors } = PALETTE_PRESETS[2];
  const fitted = fitPalette(colors, HOTEL);
  expect(fitted).not.toEqual(HOTEL);
  expect(contrastRatio(fitted[1], fitted[0])).toBeGreaterThanOrEqual(4.5);
});
