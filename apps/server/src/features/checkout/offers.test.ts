import { cents } from '@figurina/commerce';
import { CHEAPEST, PRICE_LISTS, SMALL_ALBUM } from '@figurina/commerce/testing';
import { expect, test } from 'vitest';
import { createPricing } from './create-pricing.ts';
import { type FoundOffer, misfitOf } from './offers.ts';
import type { PriceWish } from './price-wish.ts';

const offer: FoundOffer = {
  id: 'offer',
  name: 'A-2027-0001',
  category: 'wedding',
  country: 'DE',
  albums: 10,
  packaging: 'stickerpack',
  packsPerAlbum: 6,
  features: ['design_check', 'premium_lamination'],
  pages: 20,
  singles: 16,
  doubles: 0,
  validUntil: '2027-05-03',
  withdrawn: false,
  orderId: null,
  priceList: '2026-01-01.eur',
  lines: [
    { product: 'album', quantity: 10, net: cents(9000) },
    { product: 'shipping', quantity: 1, net: cents(1000) },
  ],
};
const wish: PriceWish = {
  ...CHEAPEST,
  features: ['premium_lamination', 'design_check'],
  voucherCode: null,
  releaseDate: null,
  vatId: '',
  quoteName: 'a-2027-0001',
};
const day = '2027-05-03';

test.each<[string, Partial<FoundOffer>, Partial<PriceWish>, Partial<typeof SMALL_ALBUM>]>([
  ['ordered', { orderId: 'another' }, {}, {}],
  ['withdrawn', { withdrawn: true }, {}, {}],
  ['expired', { validUntil: '2027-05-02' }, {}, {}],
  ['category', { category: 'school' }, {}, {}],
  ['country', {}, { country: 'AT' }, {}],
  ['albums', {}, { albums: 11 }, {}],
  ['packaging', {}, { packaging: 'stickerbox_single_variety' }, {}],
  ['packs', {}, { packsPerAlbum: 5 }, {}],
  ['features', {}, { features: ['design_check'] }, {}],
  ['scope', {}, {}, { pages: 24 }],
  ['scope', {}, {}, { singles: 17 }],
  ['scope', {}, {}, { singles: 14, doubles: 1 }],
])('does not hold: %s', (misfit, offered, wished, album) => {
  expect(misfitOf({ ...offer, ...offered }, { ...wish, ...wished }, { ...SMALL_ALBUM, ...album }, { day })).toBe(
    misfit,
  );
});

test('holds for as much as was offered, or less, to the last day; and for changes of the order made by it', () => {
  expect(misfitOf(offer, wish, SMALL_ALBUM, { day })).toBeNull();
  expect(misfitOf(offer, { ...wish, packsPerAlbum: 6 }, { ...SMALL_ALBUM, singles: 12 }, { day })).toBeNull();
  const many = { ...offer, packsPerAlbum: 71 };
  expect(misfitOf(many, wish, SMALL_ALBUM, { day })).toBe('packs');
  const ordered = { ...offer, orderId: 'mine', validUntil: '2027-01-01', withdrawn: true };
  expect(misfitOf(ordered, wish, SMALL_ALBUM, { day, orderId: 'mine' })).toBeNull();
});

test('an order by its number costs what was offered; one that does not fit costs what it costs, and is told', async () => {
  const pricing = createPricing({
    lists: PRICE_LISTS,
    calendar: { closed: new Set() },
    findVoucher: async () => ({ id: null, code: '', voucher: null, uses: 0 }),
    offers: { find: async (_db, number) => (number === 'a-2027-0001' ? offer : null) },
    vatIds: { stateOf: async () => 'unchecked' },
    plan: async () => null,
  });
  const options = { now: new Date('2027-05-03T08:00:00Z'), db: undefined as never };
  const price = async (wished: Partial<PriceWish>) => {
    const priced = await pricing.price({ ...wish, ...wished }, SMALL_ALBUM, options);
    if (!priced.ok) throw new Error(priced.refusal.code);
    return priced;
  };
  const offered = await price({});
  expect(offered).toMatchObject({ offerId: 'offer', offer: { name: 'A-2027-0001', misfit: null } });
  expect(offered.quote).toMatchObject({ net: 10_000, vat: 1900, gross: 11_900 });
  expect(offered.quote.packing).toMatchObject({ perAlbum: 6, packs: 60 });
  const plain = await price({ quoteName: 'K-7' });
  expect(plain).toMatchObject({ offerId: null, offer: null });
  const more = await price({ albums: 12 });
  expect(more).toMatchObject({ offerId: null, offer: { misfit: 'albums' } });
  expect(more.quote.net).toBe((await price({ albums: 12, quoteName: '' })).quote.net);
  expect(new Set([offered.hash, plain.hash, more.hash]).size).toBe(3);
});
