import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bakePixels } from './bake-pixels.ts';
import { effectsOf, type PixelEffects } from './pixel-effects.ts';
import { toneCurve } from './tone-curve.ts';

const NOTHING: PixelEffects = { filter: null, grayscale: false, gradientMap: null };
const NEUTRAL = { contrast: 1, hue: 0.5, saturation: 0.5, tone: [0.25, 0.5, 0.75] as [number, number, number] };
const someColors = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 400 });

function baked(colors: readonly number[], effects: Partial<PixelEffects>): number[] {
  const pixels = Uint8ClampedArray.from(colors.slice(0, colors.length - (colors.length % 4)));
  bakePixels(pixels, { ...NOTHING, ...effects });
  return [...pixels];
}

describe('pixel effects', () => {
  it('leave a picture alone at their neutral values, up to rounding', () => {
    fc.assert(
      fc.property(someColors, (colors) => {
        baked(colors, { filter: NEUTRAL }).forEach((value, index) =>
          expect(Math.abs(value - colors[index]!)).toBeLessThanOrEqual(1),
        );
      }),
    );
    expect(effectsOf({ filter: NEUTRAL, grayscale: false, gradientMap: null }, new Map())).toBeNull();
  });

  it('never touch transparency', () => {
    const filter = { contrast: 1.7, hue: 0.9, saturation: 1, tone: [0, 0.4, 0.9] as [number, number, number] };
    fc.assert(
      fc.property(someColors, (colors) => {
        const done = baked(colors, { filter, gradientMap: ['#101010', '#f0e0d0'] });
        for (let at = 3; at < done.length; at += 4) expect(done[at]).toBe(colors[at]);
      }),
    );
  });

  it('make grey of every colour, as light as it looks', () => {
    expect(baked([255, 0, 0, 255, 0, 255, 0, 255], { grayscale: true })).toEqual([54, 54, 54, 255, 182, 182, 182, 255]);
    expect(baked([255, 0, 0, 255], { filter: { ...NEUTRAL, saturation: 0 } })).toEqual([54, 54, 54, 255]);
  });

  it('turn hues as CSS does', () => {
    // hue-rotate(90deg) of pure red.
    expect(baked([255, 0, 0, 255], { filter: { ...NEUTRAL, hue: 0.75 } }).slice(0, 3)).toEqual([0, 91, 0]);
  });

  it('make two colours of black and white', () => {
    const gradientMap = ['#14212b', '#f3f0e8'];
    expect(baked([0, 0, 0, 255, 255, 255, 255, 255], { gradientMap })).toEqual([20, 33, 43, 255, 243, 240, 232, 255]);
    const map = effectsOf({ filter: null, grayscale: false, gradientMap: [2, '#f3f0e8'] }, new Map([['2', '#14212b']]));
    expect(map?.gradientMap).toEqual(['#14212b', '#f3f0e8']);
  });

  it('make up to four colours of the greys between black and white', () => {
    const gradientMap = ['#000000', '#ff0000', '#00ff00', '#ffffff'];
    const greys = [0, 0, 0, 255, 79, 79, 79, 255, 140, 140, 140, 255, 255, 255, 255, 255];
    const [, , , , r1, g1, b1, , r2, g2, b2] = baked(greys, { gradientMap });
    expect([r1! > 180, g1! < 80, b1! < 80]).toEqual([true, true, true]);
    expect([r2! < 80, g2! > 180, b2! < 80]).toEqual([true, true, true]);
    expect(baked(greys, { gradientMap }).slice(0, 4)).toEqual([0, 0, 0, 255]);
    expect(baked(greys, { gradientMap }).slice(12)).toEqual([255, 255, 255, 255]);
  });

  it('raise contrast about the middle', () => {
    expect(baked([64, 128, 192, 255], { filter: { ...NEUTRAL, contrast: 2 } })).toEqual([1, 129, 255, 255]);
  });
});

describe('the tone curve', () => {
  it('goes through its points, rises where they rise and never leaves the range', () => {
    const height = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(height, height, height), (raw) => {
        const points = raw.toSorted((a, b) => a - b) as [number, number, number];
        const curve = toneCurve(points);
        expect(curve[0]).toBeCloseTo(0, 6);
        expect(curve[255]).toBeCloseTo(1, 6);
        for (let at = 1; at < 256; at++) {
          expect(curve[at]!).toBeGreaterThanOrEqual(curve[at - 1]! - 1e-6);
          expect(curve[at]!).toBeLessThanOrEqual(1 + 1e-6);
        }
      }),
    );
    expect(toneCurve([0.25, 0.5, 0.75])[100]).toBeCloseTo(100 / 255, 6);
  });
});
