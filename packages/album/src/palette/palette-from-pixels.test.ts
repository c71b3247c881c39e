import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { illegibleRoles } from './legibility.ts';
import { colorDistance, hexOf, lchOf } from './oklch.ts';
import { paletteFromPixels } from './palette-from-pixels.ts';
import { paletteOf } from './palette-presets.ts';

/** A picture of areas: so many pixels of each colour. */
function picture(...areas: [hex: string, pixels: number][]): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    areas.flatMap(([hex, pixels]) => Array.from({ length: pixels }, () => [...rgb(hex), 255]).flat()),
  );
}
const rgb = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const isNear = (a: string, b: string): boolean => colorDistance(lchOf(a), lchOf(b)) < 0.08;

describe('a palette from a picture', () => {
  it('leads with the main colour of a crest and takes the bright one beside it as the second', () => {
    const [, lead, second, , paper] = paletteFromPixels(picture(['#1d5fa6', 500], ['#ffcc00', 200], ['#ffffff', 300]))!;
    expect([isNear(lead, '#1d5fa6'), isNear(second, '#ffcc00'), paper]).toEqual([true, true, '#ffffff']);
  });

  it('never leads with a yellow that nobody can read on paper', () => {
    const [, lead, second] = paletteFromPixels(picture(['#ffe600', 700], ['#101010', 300]))!;
    expect(lchOf(lead).l).toBeLessThan(0.57);
    expect(isNear(second, '#ffe600')).toBe(true);
  });

  it('makes grey colours out of a black and white sign', () => {
    const five = paletteFromPixels(picture(['#000000', 50], ['#ffffff', 50]))!;
    expect(Math.max(...five.map((hex) => lchOf(hex).c))).toBeLessThan(0.06);
  });

  it('does not see what is transparent, and says when there is nothing', () => {
    expect(paletteFromPixels(new Uint8ClampedArray(400))).toBeNull();
    expect(paletteFromPixels(new Uint8ClampedArray())).toBeNull();
  });

  it('is five distinct legible colours, whatever the picture shows', () => {
    const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const areas = fc.array(fc.tuple(color, fc.integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(areas, (given) => {
        const five = paletteFromPixels(picture(...given))!;
        expect(illegibleRoles(new Map(Object.entries(paletteOf(five))))).toEqual([]);
        for (const [at, hex] of five.entries())
          for (const other of five.slice(at + 1))
            expect(colorDistance(lchOf(hex), lchOf(other)), five.join()).toBeGreaterThan(0.04);
      }),
      { numRuns: 300 },
    );
  });
});

it('colours keep their look through lightness, chroma and hue', () => {
  for (const hex of ['#1565a8', '#ffc116', '#000000', '#ffffff', '#c6ff3d']) expect(hexOf(lchOf(hex))).toBe(hex);
});
