import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, shareOf, sum } from '../money/money.ts';
import { chargedLines, creditOf, type CreditedLine, creditVat, leftOf, wholeCredit } from './credit.ts';

const line = (quantity: number, net: number) => ({ quantity, net: cents(net) });

it('a voucher is taken off every line in its proportion, to the cent', () => {
  const charged = chargedLines([line(120, 48_000), line(1440, 33_200), line(3, 2000)], [cents(4202)]);
  expect(charged.map(({ net }) => net)).toEqual([45_576, 31_523, 1899]);
  expect(sum(charged.map(({ net }) => net))).toBe(48_000 + 33_200 + 2000 - 4202);
  expect(chargedLines([line(1, 0)], [])).toEqual([line(1, 0)]);
});

it('pieces cost their share of what is left, the last of them all of it', () => {
  const charged = [line(3, 100), line(1, 50)];
  const first = creditOf(charged, [{ line: 0, quantity: 1 }])!;
  expect(first).toEqual([{ line: 0, quantity: 1, net: 33 }]);
  const left = leftOf(charged, first);
  expect(creditOf(left, [{ line: 0, quantity: 2 }])).toEqual([{ line: 0, quantity: 2, net: 67 }]);
  expect(creditOf(left, [{ line: 0, net: cents(10) }])).toEqual([{ line: 0, quantity: 0, net: 10 }]);
  expect(wholeCredit(left)).toEqual([
    { line: 0, quantity: 2, net: 67 },
    { line: 1, quantity: 1, net: 50 },
  ]);
});

it.each([
  ['more pieces than are left', [{ line: 0, quantity: 4 }]],
  ['a larger amount than is left', [{ line: 0, net: cents(101) }]],
  ['an amount below zero', [{ line: 0, net: cents(-1) }]],
  ['a line that there is not', [{ line: 2, quantity: 1 }]],
  [
    'one line twice',
    [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ],
  ],
  ['nothing', [{ line: 0, quantity: 0 }]],
  ['nothing at all', []],
])('%s is not given back', (_, wishes) => {
  expect(creditOf([line(3, 100), line(1, 50)], wishes)).toBeUndefined();
});

it('whatever is given back of an invoice, none of it falls below zero, and all of it is the invoice', () => {
  const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9000 }), net: fc.nat(900_000) }), {
    minLength: 1,
    maxLength: 6,
  });
  const wish = fc.record({
    line: fc.nat(6),
    quantity: fc.option(fc.nat(9000), { nil: undefined }),
    net: fc.option(fc.nat(400_000).map(cents), { nil: undefined }),
  });
  const notes = fc.array(fc.array(wish, { maxLength: 4 }), { maxLength: 12 });
  fc.assert(
    fc.property(lines, fc.nat(100), fc.nat(3000), notes, (drawn, percent, rate, tries) => {
      const given = drawn.map(({ quantity, net }) => line(quantity, net));
      const off = cents(Math.floor((sum(given.map(({ net }) => net)) * percent) / 100));
      const charged = chargedLines(given, [off]);
      const net = sum(charged.map((one) => one.net));
      const vat = shareOf(net, rate);
      const credited: CreditedLine[] = [];
      let [netBack, vatBack] = [0, 0];
      const note = (lines: readonly CreditedLine[]): void => {
        const ofNote = sum(lines.map((one) => one.net));
        const taxOfNote = creditVat(ofNote, cents(netBack), rate);
        expect(Math.abs(taxOfNote - shareOf(ofNote, rate))).toBeLessThanOrEqual(1);
        expect(taxOfNote).toBeGreaterThanOrEqual(0);
        credited.push(...lines);
        [netBack, vatBack] = [netBack + ofNote, vatBack + taxOfNote];
        expect([net - netBack, vat - vatBack].every((rest) => rest >= 0)).toBe(true);
        for (const rest of leftOf(charged, credited)) {
          expect(rest.net).toBeGreaterThanOrEqual(0);
          expect(rest.quantity).toBeGreaterThanOrEqual(0);
        }
      };
      for (const wishes of tries) {
        const lines = creditOf(leftOf(charged, credited), wishes);
        if (lines) note(lines);
      }
      note(wholeCredit(leftOf(charged, credited)));
      expect([netBack, vatBack]).toEqual([net, vat]);
    }),
    { numRuns: 200 },
  );
});
