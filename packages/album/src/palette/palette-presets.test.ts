import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorDistance, lchOf } from './oklch.ts';
import { illegibleRoles } from './legibility.ts';
import { makeLegible } from './make-legible.ts';
import { fiveColors, type FiveColors, PALETTE_PRESETS, paletteOf, presetOf } from './palette-presets.ts';

const mapOf = (colors: Record<string, string>) => new Map(Object.entries(colors));

test('there are eight sets of five colours, each its own', () => {
  expect(PALETTE_PRESETS).toHaveLength(8);
  expect(new Set(PALETTE_PRESETS.map(({ colors }) => colors.join())).size).toBe(8);
});

test.each(PALETTE_PRESETS)('$id is legible in every role of text, and its colours differ', ({ colors }) => {
  expect(illegibleRoles(mapOf(paletteOf(colors)))).toEqual([]);
  const seen = colors.map(lchOf);
  for (const [at, color] of seen.entries())
    for (const other of seen.slice(at + 1)) expect(colorDistance(color, other)).toBeGreaterThan(0.04);
});

test('a palette takes the places 2 to 6 and is known again', () => {
  const [first] = PALETTE_PRESETS;
  const colors = mapOf({ '0': '#ffffff', '1': '#000000', ...paletteOf(first.colors) });
  expect([...colors.keys()]).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect(fiveColors(colors)).toEqual(first.colors);
  expect(presetOf(colors)).toBe('blue_white');
  expect(presetOf(colors.set('4', '#123456'))).toBeNull();
});

test('says which role cannot be read', () => {
  const colors = mapOf(paletteOf(['#0b2545', '#fff06a', '#ffc116', '#d3ecff', '#ffffff']));
  expect(illegibleRoles(colors).map(({ text, ground }) => [text, ground])).toEqual([
    [3, 6],
    [6, 3],
  ]);
});

test('any five colours can be made legible; those of the sets stay what they are', () => {
  const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.tuple(color, color, color, color, color), (five: FiveColors) => {
      expect(illegibleRoles(mapOf(paletteOf(makeLegible(five)))), makeLegible(five).join()).toEqual([]);
    }),
  );
  for (const { colors } of PALETTE_PRESETS) expect(makeLegible(colors)).toEqual(colors);
});
