import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLine, fitName } from './fit-name.ts';

/** Every letter half as wide as the size is high, in mm. */
const measure = (words: string, size: number): number => words.length * size * 0.35 * 0.5;

describe('a name on a sticker', () => {
  it('keeps its size while it fits', () => {
    expect(fitName('Ada Lovelace', 10, 32, 32, measure)).toEqual({ lines: ['Ada Lovelace'], size: 10 });
  });

  it('gets smaller before it gets two lines', () => {
    expect(fitName('Friederike Lößnitz-A', 10, 32, 32, measure)).toEqual({ lines: ['Friederike Lößnitz-A'], size: 9 });
    expect(fitName('Maximiliane Großkreutz-Oberländer', 10, 32, 32, measure)).toEqual({
      lines: ['Maximiliane', 'Großkreutz-Oberländer'],
      size: 8,
    });
    expect(fitName('Maximiliane Großkreutz-Oberländer', 10, 33, 33, measure)).toEqual({
      lines: ['Maximiliane Großkreutz-', 'Oberländer'],
      size: 8,
    });
  });

  it('is never cut: all its letters are there, at the widths that were asked for', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'M', 'ß', ' ', '-'), minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(name, fc.integer({ min: 20, max: 95 }), (raw, width) => {
        const given = raw.trim();
        const { lines, size } = fitName(given, 10, width, width, measure);
        expect(lines.join('').replaceAll(' ', '')).toBe(given.replaceAll(' ', ''));
        if (size > 4) for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('takes the largest size that fits, else the smallest', () => {
    expect(fitLine('12345678', [72, 48, 36], 80, measure)).toBe(48);
    expect(fitLine('x'.repeat(200), [8, 7, 6], 10, measure)).toBe(6);
  });
});
