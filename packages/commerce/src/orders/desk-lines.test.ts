import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHEAPEST, PRICE_LISTS, SMALL_ALBUM, TODAY } from '../../testing/index.ts';
import type { NetLine } from '../checkout/lines.ts';
import { quote } from '../checkout/quote.ts';
import { type Totals, totalsOf } from '../checkout/totals.ts';
import { COUNTRIES, COUNTRY_FACTS } from '../delivery/countries.ts';
import { cents, shareOf, sum } from '../money/money.ts';
import { currentPriceList } from '../prices/current-list.ts';
import { DESK_PRODUCTS, listedNet, type PricedOrder } from './desk-lines.ts';
import { adjustedTo, isGrossOf, prefilledGross } from './typed-amounts.ts';

const deeds = fc.oneof(
  fc.record({ kind: fc.constant('quantity' as const), at: fc.nat(20), quantity: fc.integer({ min: 1, max: 9000 }) }),
  fc.record({ kind: fc.constant('amount' as const), at: fc.nat(20), net: fc.integer({ min: -5000, max: 900_000 }) }),
  fc.record({
    kind: fc.constant('add' as const),
    product: fc.constantFrom(...DESK_PRODUCTS),
    quantity: fc.integer({ min: 1, max: 700 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant('total' as const), net: fc.integer({ min: 0, max: 2_000_000 }) }),
);
type Deed = typeof deeds extends fc.Arbitrary<infer Value> ? Value : never;

function done(lines: readonly NetLine[], deed: Deed, order: PricedOrder): readonly NetLine[] {
  const at = 'at' in deed ? deed.at % lines.length : -1;
  const put = (change: Partial<NetLine>) => lines.map((line, index) => (index === at ? { ...line, ...change } : line));
  switch (deed.kind) {
    case 'quantity': {
      const line = { ...lines[at]!, quantity: deed.quantity };
      return put({ quantity: deed.quantity, net: listedNet(line, order) ?? line.net });
    }
    case 'amount':
      return put({ net: cents(deed.net) });
    case 'add':
      return [...lines, { ...deed, net: listedNet(deed, order) ?? cents(100) }];
    case 'remove':
      return lines.length === 1 ? lines : lines.filter((_, index) => index !== at);
    case 'total':
      return adjustedTo(cents(deed.net), lines);
  }
}

it('a thousand orders add up after whatever staff do to their lines', () => {
  const histories = fc.record({
    country: fc.constantFrom(...COUNTRIES),
    albums: fc.integer({ min: 10, max: 200 }),
    tried: fc.array(deeds, { minLength: 1, maxLength: 12 }),
  });
  fc.assert(
    fc.property(histories, ({ country, albums, tried }) => {
      const list = currentPriceList(PRICE_LISTS, COUNTRY_FACTS[country].currency, TODAY);
      const asked = quote({ ...CHEAPEST, albums, country }, SMALL_ALBUM, list, TODAY);
      if (!asked.ok) throw new Error(asked.refusal.code);
      let now: Totals = asked;
      for (const deed of tried) {
        const lines = done(now.lines, deed, { facts: SMALL_ALBUM, albums, country, list });
        if (sum(lines.map(({ net }) => net)) < 0) continue;
        now = totalsOf(lines, asked.tax);
        expect(sum(now.lines.map(({ net }) => net))).toBe(now.net);
        expect(sum(now.lines.map(({ gross }) => gross))).toBe(now.gross);
        expect(now.vat).toBe(shareOf(now.net, asked.tax.rate));
        expect(now.net + now.vat).toBe(now.gross);
        if (deed.kind === 'total') expect(now.net).toBe(deed.net);
        expect(now.lines.filter(({ product }) => product === 'adjustment').length).toBeLessThanOrEqual(
          deed.kind === 'total' ? 1 : 20,
        );
        // What the field offers is taken.
        expect(isGrossOf(prefilledGross(now.net, asked.tax.rate), now.gross)).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

it('a quantity is priced as the checkout prices it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 200 }), fc.boolean(), (albums, boxes) => {
      const list = currentPriceList(PRICE_LISTS, 'EUR', TODAY);
      const packaging = boxes ? 'stickerbox_single_variety' : 'stickerpack';
      const wish = { ...CHEAPEST, albums, packaging, features: ['design_check', 'premium_lamination'] } as const;
      const asked = quote(wish, SMALL_ALBUM, list, TODAY);
      if (!asked.ok) throw new Error(asked.refusal.code);
      for (const line of asked.lines)
        expect(listedNet(line, { facts: SMALL_ALBUM, albums, country: wish.country, list }), line.product).toBe(
          line.net,
        );
    }),
    { numRuns: 60 },
  );
});
