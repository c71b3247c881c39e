import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, shareOf, sum } from './money.ts';
import { grossShares } from './shares.ts';

describe('money', () => {
  it('is whole minor units and nothing else', () => {
    expect(() => cents(0.5)).toThrow(RangeError);
    expect(() => cents(2 ** 53)).toThrow(RangeError);
    expect(() => shareOf(cents(2 ** 52), 2550)).toThrow(RangeError);
    expect(Object.is(cents(-0), 0)).toBe(true);
  });

  it('rounds half a cent upwards', () => {
    expect([23950, 10, 1, 0].map((net) => shareOf(cents(net), 1900))).toEqual([4551, 2, 0, 0]);
    expect(shareOf(cents(50), 100)).toBe(1);
  });
});

describe('gross shares', () => {
  it('give the cents that are left to the largest remainders', () => {
    const nets = [3333, 3333, 3334, 999, 1].map(cents);
    expect(sum(nets)).toBe(11_000);
    expect(grossShares(nets, 1900, cents(13_090))).toEqual([3966, 3966, 3968, 1189, 1]);
  });

  it('add up to the gross amount, each within a cent of its own', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000, max: 10_000_000 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 3000 }), (amounts, rate) => {
        const nets = amounts.map(cents);
        const net = sum(nets);
        fc.pre(net >= 0);
        const gross = cents(net + shareOf(net, rate));
        const shares = grossShares(nets, rate, gross);
        expect(sum(shares)).toBe(gross);
        for (const [at, share] of shares.entries())
          expect(Math.abs(share - (nets[at]! * (10_000 + rate)) / 10_000)).toBeLessThan(1);
      }),
      { numRuns: 300 },
    );
  });

  it('refuse a gross amount of other lines', () => {
    expect(() => grossShares([cents(100)], 1900, cents(130))).toThrow(RangeError);
    expect(() => grossShares([cents(100)], 1900, cents(118))).toThrow(RangeError);
  });
});
