import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readMeasure } from './read-measure.ts';

describe('measures', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [',5', 0.5],
    ['-3', -3],
    ['3 cm', 30],
    ['3cm', 30],
    ['72 pt', 25.4],
    ['1 in', 25.4],
    ['2"', 50.8],
    ['50+10', 60],
    ['2*30 mm', 60],
    ['30 mm × 2', 60],
    ['1/3', 1 / 3],
    ['1/2 in', 12.7],
    ['60 mm : 3', 20],
    ['6 cm / 2 cm', 3],
    ['(210 - 2*10) / 2', 95],
    ['3 cm + 5', 35],
    ['10 − −2', 12],
    ['(1+2) cm', 30],
  ])('%s is %d mm', (text, millimetres) => {
    expect(readMeasure(text)).toBeCloseTo(millimetres, 9);
  });

  it.each(['', ' ', 'breit', '12 ell', '1//2', '1 2', '(3', '3)', '2 cm * 2 cm', '1/0', '3 cm mm', '+', '1e3', '45°'])(
    '“%s” is none',
    (text) => {
      expect(readMeasure(text)).toBeNull();
    },
  );

  it('per cent are of what it is, by themselves alone', () => {
    expect(['50%', '12,5 %', '200 %'].map((text) => readMeasure(text, 'length', 80))).toEqual([40, 10, 160]);
    expect(['50 %', '50% + 3', '%'].map((text) => readMeasure(text))).toEqual([null, null, null]);
  });

  it('angles are degrees', () => {
    expect(['45', '45°', '90/4 deg', '-30 °'].map((text) => readMeasure(text, 'angle'))).toEqual([45, 45, 22.5, -30]);
    expect(readMeasure('3 mm', 'angle')).toBeNull();
  });
});

const number = fc.integer({ min: -99_999, max: 99_999 }).map((value) => value / 100);
const unit = fc.constantFrom(['mm', 1], ['cm', 10], ['pt', 25.4 / 72], ['in', 25.4], ['', 1] as const);

test('a number in any unit, with point or comma, is read as it was written', () => {
  fc.assert(
    fc.property(number, unit, fc.boolean(), (value, [name, size], comma) => {
      const text = `${comma ? String(value).replace('.', ',') : value} ${name}`;
      expect(readMeasure(text)).toBeCloseTo(value * (size as number), 6);
    }),
  );
});

test('sums and products come out as the arithmetic says', () => {
  fc.assert(
    fc.property(number, number, number, (a, b, c) => {
      expect(readMeasure(`${a} + ${b} * (${c} - ${a})`)).toBeCloseTo(a + b * (c - a), 4);
    }),
  );
});

test('whatever is typed is answered, and never with something that is no number', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,+-*/()cmpt in°" x')) }), (text) => {
      const found = readMeasure(text);
      expect(found === null || Number.isFinite(found)).toBe(true);
    }),
  );
});
