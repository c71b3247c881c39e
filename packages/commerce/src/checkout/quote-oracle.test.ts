import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteOf } from '../../testing/index.ts';
import { oraclePrice, type OracleOrder } from '../../testing/oracle.ts';
import { COUNTRIES, COUNTRY_FACTS } from '../delivery/countries.ts';
import { voucherSchema } from '../vouchers/voucher.ts';
import type { Feature } from './features.ts';
import type { Country } from '../delivery/countries.ts';

const ORDERS = 10_000;

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const least = fc.integer({ min: 0, max: 400_000 });
const orders: fc.Arbitrary<OracleOrder> = fc.record({
  albums: fc.integer({ min: 10, max: 700 }),
  boxes: fc.boolean(),
  packsPerAlbum: maybe(fc.integer({ min: 5, max: 70 })),
  check: fc.boolean(),
  lamination: fc.boolean(),
  ownBag: fc.boolean(),
  country: fc.constantFrom(...COUNTRIES),
  pages: fc.integer({ min: 4, max: 50 }).map((sheets) => 4 + 4 * sheets),
  singles: fc.integer({ min: 4, max: 400 }),
  doubles: fc.integer({ min: 0, max: 30 }),
  code: fc.oneof(
    fc.constant(null),
    fc.record({ percent: fc.integer({ min: 10, max: 10_000 }), least }),
    fc.record({ worth: fc.integer({ min: 1, max: 300_000 }), least }),
  ),
});

function priced({ albums, boxes, packsPerAlbum, country, pages, singles, doubles, code, ...extras }: OracleOrder) {
  const worth =
    code?.percent === undefined ? { kind: 'fixed', gross: code?.worth } : { kind: 'percent', rate: code.percent };
  const voucher = code && {
    code: 'A',
    voucher: voucherSchema.parse({
      code: 'A',
      worth,
      currency: COUNTRY_FACTS[country as Country].currency,
      valid_from: null,
      valid_to: null,
      min_amount: code.least,
      max_uses: null,
      disabled: false,
    }),
    uses: 0,
  };
  const features: [boolean, Feature][] = [
    [extras.check, 'design_check'],
    [extras.lamination, 'premium_lamination'],
    [extras.ownBag, 'custom_stickerpack'],
  ];
  return quoteOf(
    {
      albums,
      packaging: boxes ? 'stickerbox_single_variety' : 'stickerpack',
      packsPerAlbum,
      features: features.flatMap(([isChosen, feature]) => (isChosen ? [feature] : [])),
      country: country as Country,
      voucher,
    },
    { category: 'business', pages, singles, doubles },
  );
}

it(`agrees to the cent with an oracle that computes another way, in ${ORDERS} random orders`, () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { lines, net, vat, gross, parcels } = priced(order);
      const expected = oraclePrice(order);
      const found = [...lines.map((line) => line.net), ...lines.map((line) => line.gross), net, vat, gross, parcels];
      const wanted = [
        ...expected.nets,
        ...expected.grosses,
        expected.net,
        expected.vat,
        expected.gross,
        expected.parcels,
      ];
      if (found.join(' ') !== wanted.join(' ')) expect(found.join(' ')).toBe(wanted.join(' '));
    }),
    { numRuns: ORDERS },
  );
});
