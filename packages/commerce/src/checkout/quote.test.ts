import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { CHEAPEST, PRICE_LISTS, quoteOf, SMALL_ALBUM, TODAY } from '../../testing/index.ts';
import { CATEGORIES, CATEGORY_RULES } from '../categories.ts';
import { COUNTRIES, COUNTRY_FACTS } from '../delivery/countries.ts';
import { sum } from '../money/money.ts';
import { PACKAGINGS } from '../packs/packing.ts';
import { currentPriceList } from '../prices/current-list.ts';
import { goodsOf } from '../prices/price-list.ts';
import { voucherSchema } from '../vouchers/voucher.ts';
import { adjustedTo, isGrossOf } from '../orders/typed-amounts.ts';
import { FEATURES } from './features.ts';
import { packingLine } from './lines.ts';
import { quote, type Quote } from './quote.ts';
import { quoteHash } from './quote-hash.ts';
import { totalsOf } from './totals.ts';
import type { AlbumFacts, Wish } from './wish.ts';

const EUR = currentPriceList(PRICE_LISTS, 'EUR', TODAY);
const answer = (wish: Partial<Wish>, album: Partial<AlbumFacts> = {}) =>
  quote({ ...CHEAPEST, ...wish }, { ...SMALL_ALBUM, ...album }, EUR, TODAY);

/** Orders that can be made. */
const orders = fc
  .record({
    category: fc.constantFrom(...CATEGORIES),
    albums: fc.integer({ min: 10, max: 700 }),
    packaging: fc.constantFrom(...PACKAGINGS),
    country: fc.constantFrom(...COUNTRIES),
    features: fc.subarray([...FEATURES]),
    sheets: fc.integer({ min: 4, max: 40 }),
    singles: fc.integer({ min: 4, max: 400 }),
    doubles: fc.integer({ min: 0, max: 30 }),
    reverseCharge: fc.boolean(),
  })
  .map(({ category, sheets, singles, doubles, ...wish }) => ({
    wish: { ...CHEAPEST, ...wish, albums: Math.min(wish.albums, CATEGORY_RULES[category].albums.max) } as Wish,
    album: { category, pages: 4 * sheets + 4, singles, doubles } as AlbumFacts,
  }));
const holds = (rule: (order: { wish: Wish; album: AlbumFacts }, priced: Quote) => void): void =>
  fc.assert(
    fc.property(orders, (order) => rule(order, quoteOf(order.wish, order.album))),
    { numRuns: 200 },
  );
const codeWorth = (worth: object) => ({
  code: 'A',
  voucher: voucherSchema.parse({
    code: 'A',
    worth,
    currency: null,
    valid_from: null,
    valid_to: null,
    min_amount: 0,
    max_uses: null,
    disabled: false,
    ...('gross' in worth ? { currency: 'EUR' } : {}),
  }),
  uses: 0,
});

describe('a quote', () => {
  it('costs more with every album', () => {
    holds(({ wish, album }, { gross }) => {
      if (wish.albums === CATEGORY_RULES[album.category].albums.max) return;
      expect(quoteOf({ ...wish, albums: wish.albums + 1 }, album).gross).toBeGreaterThan(gross);
    });
  });

  it('rises album by album over the whole range, in every country and packaging', () => {
    const album = { category: 'business', pages: 32, singles: 100 } as const;
    for (const country of COUNTRIES) {
      for (const packaging of PACKAGINGS) {
        let last = 0;
        for (let albums = 10; albums <= 700; albums++) {
          const { gross } = quoteOf({ albums, country, packaging }, album);
          if (gross <= last) expect.unreachable(`${albums} albums to ${country} cost no more than one less`);
          last = gross;
        }
      }
    }
  });

  it('never gets cheaper by a feature', () => {
    holds(({ wish, album }, { gross }) => {
      for (const feature of FEATURES) {
        const more = quoteOf({ ...wish, features: [...wish.features, feature] }, album);
        expect(more.gross).toBeGreaterThanOrEqual(gross);
      }
    });
  });

  it('has lines that add up to its totals, and its shipping at least', () => {
    holds((_, { lines, net, vat, gross }) => {
      expect(sum(lines.map((line) => line.net))).toBe(net);
      expect(sum(lines.map((line) => line.gross))).toBe(gross);
      expect(net + vat).toBe(gross);
      expect(net).toBeGreaterThanOrEqual(lines.at(-1)!.net);
      expect(lines.at(-1)!.product).toBe('shipping');
    });
  });

  it('with a fixed voucher saves its face and at most two cents more', () => {
    const faces = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(orders, faces, ({ wish, album }, face) => {
        fc.pre(COUNTRY_FACTS[wish.country].currency === 'EUR');
        const saved =
          quoteOf(wish, album).gross -
          quoteOf({ ...wish, voucher: codeWorth({ kind: 'fixed', gross: face }) }, album).gross;
        expect(saved).toBeGreaterThanOrEqual(face);
        expect(saved).toBeLessThanOrEqual(face + 2);
      }),
      { numRuns: 200 },
    );
  });

  it('with a percent voucher is within a cent of its share, and never below its shipping', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 10, max: 10_000 }), ({ wish, album }, rate) => {
        const before = quoteOf(wish, album);
        const { net, lines } = quoteOf({ ...wish, voucher: codeWorth({ kind: 'percent', rate }) }, album);
        const shipping = lines.at(-1)!.net;
        const exact = ((before.net - shipping) * rate) / 10_000;
        expect(Math.abs(before.net - net - exact)).toBeLessThan(1);
        expect(net).toBeGreaterThanOrEqual(shipping);
      }),
      { numRuns: 200 },
    );
  });

  it('is the same again for the same question', () => {
    holds(({ wish, album }, priced) => {
      expect(quoteOf(wish, album)).toEqual(priced);
    });
  });

  it('leaves out features that cannot be had, and tells them', () => {
    const { availableFeatures, missingFeatures, lines } = quoteOf({ features: ['custom_stickerpack'] });
    expect(availableFeatures).toEqual(['design_check', 'premium_lamination']);
    expect(missingFeatures).toEqual(['custom_stickerpack']);
    expect(lines.map(({ product }) => product)).toEqual(['album', 'stickerpack', 'shipping']);
    const many = { albums: 200, packsPerAlbum: 5, features: ['custom_stickerpack'] } as const;
    expect(quoteOf(many).lines.map(({ product }) => product)).toContain('custom_stickerpack');
    expect(quoteOf({ ...many, albums: 199 }).missingFeatures).toEqual(['custom_stickerpack']);
    expect(quoteOf({ ...many, packaging: 'stickerbox_single_variety' }).availableFeatures).not.toContain(
      'custom_stickerpack',
    );
  });

  it('counts a feature once, however often it is chosen', () => {
    const twice = quoteOf({ features: ['design_check', 'design_check'] });
    expect(twice.lines.filter(({ product }) => product === 'design_check')).toHaveLength(1);
  });

  it.each(CATEGORIES)('refuses numbers of albums outside the range of %s', (category) => {
    const { min, max } = CATEGORY_RULES[category].albums;
    for (const albums of [min - 1, max + 1, min + 0.5, Number.NaN]) {
      const refusal = { code: 'no_albums_out_of_range', min, max };
      expect(answer({ albums }, { category })).toEqual({ ok: false, refusal });
    }
    for (const albums of [min, max]) expect(answer({ albums }, { category }).ok).toBe(true);
  });

  it('refuses packs that cannot be filled with different motifs, where boxes can be had', () => {
    const cases = [
      [{ singles: 3, doubles: 0 }, 'too_few_motifs'],
      [{ singles: 1, doubles: 1 }, 'too_few_motifs'],
      [{ singles: 1, doubles: 5 }, 'lonely_single'],
    ] as const;
    for (const [album, reason] of cases) {
      expect(answer({}, album)).toEqual({ ok: false, refusal: { code: 'packaging_unavailable', reason } });
      expect(answer({ packaging: 'stickerbox_single_variety' }, album).ok).toBe(true);
    }
    expect(answer({ packaging: 'stickerbox_single_variety' }, { singles: 0 })).toEqual({
      ok: false,
      refusal: { code: 'packaging_unavailable', reason: 'no_motifs' },
    });
  });

  it('refuses fewer packs than five and more than seventy, or twice what is recommended', () => {
    const refusal = (max: number) => ({ code: 'packs_per_album_out_of_range', min: 5, max });
    expect(answer({ packsPerAlbum: 4 })).toEqual({ ok: false, refusal: refusal(70) });
    expect(answer({ packsPerAlbum: 91 }, { singles: 172 })).toEqual({ ok: false, refusal: refusal(90) });
    for (const packsPerAlbum of [5, 70]) expect(answer({ packsPerAlbum }).ok).toBe(true);
  });

  it('is not made by a list of another currency', () => {
    expect(() => quote({ ...CHEAPEST, country: 'PL' }, SMALL_ALBUM, EUR, TODAY)).toThrow(RangeError);
  });
});

describe('the hash of a quote', () => {
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

  it('is that of its content, not of the order of keys', () => {
    const priced = quoteOf();
    const reversed = Object.fromEntries(Object.entries(priced).toReversed()) as unknown as Quote;
    expect(quoteHash(reversed, { b: 1, a: 2 }, sha256)).toBe(quoteHash(priced, { a: 2, b: 1 }, sha256));
  });

  it('does not differ over night when nothing costs something else', () => {
    const tomorrow = { ...quoteOf({}, {}, '2027-05-04'), priceList: '2027-05-04.eur' };
    expect(quoteHash(tomorrow, {}, sha256)).toBe(quoteHash(quoteOf(), {}, sha256));
  });

  it('differs with every figure and with what was agreed besides', () => {
    const hashes = [
      quoteHash(quoteOf(), {}, sha256),
      quoteHash(quoteOf({ albums: 11 }), {}, sha256),
      quoteHash(quoteOf({ packsPerAlbum: 6 }), {}, sha256),
      quoteHash(quoteOf({ country: 'BE' }), {}, sha256),
      quoteHash(quoteOf({ country: 'NL' }), {}, sha256),
      quoteHash(quoteOf({ voucher: { code: 'A', voucher: null, uses: 0 } }), {}, sha256),
      quoteHash(quoteOf({ voucher: { code: 'B', voucher: null, uses: 0 } }), {}, sha256),
      quoteHash(quoteOf(), { vat_id: 'ATU12345678' }, sha256),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('an order that staff change', () => {
  it('adds up again, by its own price list', () => {
    const order = quoteOf(
      { albums: 120, features: ['design_check', 'premium_lamination'] },
      { category: 'sports', pages: 40, singles: 172 },
    );
    const fewer = packingLine({ type: 'stickerpack', perAlbum: 41, packs: 5000 }, goodsOf(EUR, 'sports'));
    expect(fewer.net).toBe(105_400);
    const changed = order.lines.map((line) => (line.product === 'stickerpack' ? fewer : line));
    expect(totalsOf(changed, order.tax)).toMatchObject({ net: 162_900, vat: 30_951, gross: 193_851 });
    const adjusted = adjustedTo(sum([160_000]), changed);
    expect(adjusted.at(-1)).toEqual({ product: 'adjustment', quantity: 1, net: -2900 });
    expect(totalsOf(adjusted, order.tax).gross).toBe(190_400);
    expect(adjustedTo(sum([162_900]), adjusted)).toEqual(changed);
    expect([190_401, 190_399, 190_500].map((typed) => isGrossOf(sum([typed]), sum([190_400])))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('never costs less than nothing', () => {
    const lines = adjustedTo(sum([-1]), quoteOf().lines);
    expect(() => totalsOf(lines, quoteOf().tax)).toThrow(RangeError);
  });
});
