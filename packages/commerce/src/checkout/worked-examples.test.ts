/** The twelve worked examples of the shop's requirements (3.11), computed there by another program. */
import { describe, expect, it } from 'vitest';
import { CHEAPEST, PRICE_LISTS, quoteOf, SMALL_ALBUM, TODAY } from '../../testing/index.ts';
import { cents } from '../money/money.ts';
import { aloneByFormula } from '../packs/completion.ts';
import { prefilledGross } from '../orders/typed-amounts.ts';
import { priceLabel } from '../prices/price-label.ts';
import { voucherSchema } from '../vouchers/voucher.ts';
import type { Quote } from './quote.ts';
import type { AlbumFacts, Wish } from './wish.ts';

/** In units of the currency, as the examples are written. */
const units = (amount: number): number => Math.round(amount * 100);
const netsOf = ({ lines }: Quote): number[] => lines.map(({ net }) => net);
const grossesOf = ({ lines }: Quote): number[] => lines.map(({ gross }) => gross);
const sumsOf = ({ net, vat, gross }: Quote): number[] => [net, vat, gross];
/** What truncating instead of rounding would give. */
const truncated = ({ net, tax }: Quote): number => prefilledGross(net, tax.rate);

const PICTURE: readonly [Partial<Wish>, Partial<AlbumFacts>] = [
  { albums: 120, features: ['design_check', 'premium_lamination'] },
  { category: 'sports', pages: 40, singles: 172 },
];
const tried = (voucher: object): Wish['voucher'] => ({
  code: 'SOMMER10',
  voucher: voucherSchema.parse({
    code: 'SOMMER10',
    currency: 'EUR',
    valid_from: null,
    valid_to: null,
    min_amount: 0,
    max_uses: null,
    disabled: false,
    ...voucher,
  }),
  uses: 0,
});
const worth = (gross: number) => tried({ worth: { kind: 'fixed', gross: units(gross) } });

describe('worked examples', () => {
  it('1: the cheapest order to Germany', () => {
    const order = quoteOf();
    expect(netsOf(order)).toEqual([196, 35.5, 7.99].map(units));
    expect(sumsOf(order)).toEqual([239.49, 45.5, 284.99].map(units));
    expect(priceLabel('de', PRICE_LISTS, TODAY)).toEqual({ amount: units(285), currency: 'EUR' });
  });

  it('2: the same to Poland', () => {
    const order = quoteOf({ country: 'PL' });
    expect(netsOf(order)).toEqual([810, 149, 49.94].map(units));
    expect(sumsOf(order)).toEqual([1008.94, 232.06, 1241].map(units));
    expect(truncated(order)).toBe(units(1240.99));
    expect(priceLabel('pl', PRICE_LISTS, TODAY)).toEqual({ amount: units(1241), currency: 'PLN' });
  });

  it('3: the picture of the checkout', () => {
    const order = quoteOf(...PICTURE);
    expect(order.packing).toEqual({ type: 'stickerpack', perAlbum: 45, packs: 5400 });
    expect(order).toMatchObject({ weight: 463_920, parcels: 3 });
    expect(netsOf(order)).toEqual([480, 1134, 39, 36, 20].map(units));
    expect(sumsOf(order)).toEqual([1709, 324.71, 2033.71].map(units));
    expect(grossesOf(order)).toEqual([571.2, 1349.46, 46.41, 42.84, 23.8].map(units));
    expect(Math.round(aloneByFormula(172, 45))).toBe(112);
  });

  it('4: what the editor asks for', () => {
    const order = quoteOf({ albums: 50 }, { pages: 32, singles: 100 });
    expect(order.packing).toMatchObject({ perAlbum: 26, packs: 1300 });
    expect(netsOf(order)).toEqual([316, 314, 7.99].map(units));
    expect(sumsOf(order)).toEqual([637.99, 121.22, 759.21].map(units));
    expect(truncated(order)).toBe(units(759.2));
  });

  it('5: the first one to Finland at 25.5 %', () => {
    const order = quoteOf({ country: 'FI' });
    expect(netsOf(order)).toEqual([196, 35.5, 22].map(units));
    expect(sumsOf(order)).toEqual([253.5, 64.64, 318.14].map(units));
    expect(grossesOf(order)).toEqual([245.98, 44.55, 27.61].map(units));
  });

  it('6: to Switzerland without VAT', () => {
    const order = quoteOf({ albums: 80, country: 'CH' }, { category: 'business', pages: 32, singles: 120 });
    expect(order).toMatchObject({ packing: { perAlbum: 32, packs: 2560 }, weight: 238_240, parcels: 2 });
    expect(order.tax).toEqual({ rate: 0, category: 'G' });
    expect(netsOf(order)).toEqual([366.4, 566, 40].map(units));
    expect(sumsOf(order)).toEqual([972.4, 0, 972.4].map(units));
  });

  it('7: the third one with ten percent off', () => {
    const voucher = tried({ worth: { kind: 'percent', rate: 1000 }, min_amount: units(1000) });
    const order = quoteOf({ ...PICTURE[0], voucher }, PICTURE[1]);
    expect(order.voucher).toEqual({ code: 'SOMMER10', status: 'valid' });
    expect(netsOf(order)).toEqual([480, 1134, 39, 36, -168.9, 20].map(units));
    expect(sumsOf(order)).toEqual([1540.1, 292.62, 1832.72].map(units));
    expect(truncated(order)).toBe(units(1832.71));
    expect(grossesOf(order)[4]).toBe(units(-200.99));
  });

  it('8: the third one with a code worth 50 EUR, which saves exactly that', () => {
    const order = quoteOf({ ...PICTURE[0], voucher: worth(50) }, PICTURE[1]);
    expect(netsOf(order)).toEqual([480, 1134, 39, 36, -42.02, 20].map(units));
    expect(sumsOf(order)).toEqual([1666.98, 316.73, 1983.71].map(units));
    expect(truncated(order)).toBe(units(1983.7));
    expect(quoteOf(...PICTURE).gross - order.gross).toBe(units(50));
  });

  it('9: a code worth more than the goods leaves the shipping', () => {
    const order = quoteOf({ voucher: worth(500) });
    expect(netsOf(order)).toEqual([196, 35.5, -231.5, 7.99].map(units));
    expect(sumsOf(order)).toEqual([7.99, 1.52, 9.51].map(units));
  });

  it('10: boxes to Austria', () => {
    const order = quoteOf(
      {
        albums: 250,
        packaging: 'stickerbox_single_variety',
        features: ['premium_lamination'],
        country: 'AT',
      },
      { category: 'business', pages: 48, singles: 180, doubles: 10 },
    );
    expect(order.packing).toMatchObject({ boxes: 190, each: 260 });
    expect(order).toMatchObject({ weight: 958_500, parcels: 5 });
    expect(netsOf(order)).toEqual([813, 2734, 75, 48].map(units));
    expect(sumsOf(order)).toEqual([3670, 734, 4404].map(units));
  });

  it.each([
    [49, 749.81],
    [50, 759.21],
    [51, 767.4],
    [200, 2001.58],
    [201, 2009.51],
    [700, 5721.52],
  ])('11: around the brackets, %i albums cost %d EUR', (albums, gross) => {
    const order = quoteOf({ albums }, { category: 'business', pages: 32, singles: 100 });
    expect(order.gross).toBe(units(gross));
  });

  it('12: what the order editor prefills is truncated', () => {
    expect([100, 99, 23_950].map((net) => prefilledGross(cents(net), 1900))).toEqual([119, 117, 28_500]);
  });

  it('labels in other languages are those of an order to Germany', () => {
    for (const language of ['en', 'fr', 'it'])
      expect(priceLabel(language, PRICE_LISTS, TODAY)).toEqual({ amount: units(285), currency: 'EUR' });
    expect([CHEAPEST.albums, SMALL_ALBUM.pages]).toEqual([10, 20]);
  });
});
