import { describe, expect, it } from 'vitest';
import eur from '../../../../content/price-lists/2026-01-01.eur.json' with { type: 'json' };
import pln from '../../../../content/price-lists/2026-01-01.pln.json' with { type: 'json' };
import { CHEAPEST, PRICE_LISTS, SMALL_ALBUM } from '../../testing/index.ts';
import { quote } from '../checkout/quote.ts';
import { priceOf } from './brackets.ts';
import { currentPriceList, readPriceLists } from './current-list.ts';

/** The list in EUR with something else in it. */
const changed = (change: (list: typeof eur & Record<string, unknown>) => void): unknown => {
  const list = structuredClone(eur);
  change(list);
  return list;
};

describe('price lists', () => {
  it('in EUR and PLN have the same keys', () => {
    const keysOf = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, keysOf(inside)]))
        : null;
    expect(keysOf(pln.goods)).toEqual(keysOf(eur.goods));
    expect(Object.keys(pln)).toEqual(Object.keys(eur));
  });

  it.each<[string, (list: typeof eur & Record<string, unknown>) => void]>([
    ['an unknown key', (list) => (list.discount = 1)],
    ['an unknown key of goods', (list) => Object.assign(list.goods.album, { page: 1 })],
    ['a missing price', (list) => delete (list.goods.stickerpack as { setup?: number }).setup],
    ['an amount below zero', (list) => (list.goods.design_check.order = -1)],
    ['half a cent', (list) => (list.goods.design_check.order = 0.5)],
    ['brackets that do not begin with the first piece', (list) => (list.goods.stickerpack.brackets[0]!.from = 2)],
    ['brackets that do not rise', (list) => (list.goods.stickerpack.brackets[2]!.from = 1001)],
    ['no brackets', (list) => (list.goods.album.brackets = [])],
    ['a country of another currency', (list) => Object.assign(list.shipping, { PL: list.shipping.DE })],
    ['a country without shipping', (list) => delete (list.shipping as { AT?: unknown }).AT],
    ['an unknown category', (list) => Object.assign(list.by_category, { zoo: {} })],
    ['a day that does not exist', (list) => (list.effective_from = '2026-02-30')],
  ])('are refused with %s', (_, change) => {
    expect(() => readPriceLists([changed(change), pln])).toThrow();
  });

  it('are refused when two say different things, or when a currency has none', () => {
    expect(() => readPriceLists([eur, pln, eur])).toThrow('same names');
    expect(() => readPriceLists([eur, pln, changed((list) => (list.id = 'another'))])).toThrow('same starts');
    expect(() => readPriceLists([eur])).toThrow('PLN');
  });

  it('take turns on the day that is written in them', () => {
    const next = changed((list) => Object.assign(list, { id: 'next', effective_from: '2027-01-01' }));
    const lists = readPriceLists([next, eur, pln]);
    const idOn = (day: string): string => currentPriceList(lists, 'EUR', day).id;
    expect([idOn('2026-01-01'), idOn('2026-12-31'), idOn('2027-01-01')]).toEqual([eur.id, eur.id, 'next']);
    expect(() => idOn('2025-12-31')).toThrow(RangeError);
  });

  it('may say other prices for a category', () => {
    const [list] = readPriceLists([
      changed((list) => Object.assign(list.by_category, { school: { design_check: { order: 100 } } })),
      pln,
    ]);
    const checkOf = (category: 'school' | 'wedding') => {
      const answer = quote(
        { ...CHEAPEST, features: ['design_check'] },
        { ...SMALL_ALBUM, category },
        list!,
        '2026-05-01',
      );
      return answer.ok && answer.lines.find(({ product }) => product === 'design_check')?.net;
    };
    expect([checkOf('school'), checkOf('wedding')]).toEqual([100, 3900]);
  });

  it('price only the pieces beyond a threshold by its bracket', () => {
    const brackets = PRICE_LISTS[0]!.goods.stickerpack.brackets;
    const cost = (packs: number): number => priceOf(brackets, packs, ({ each }) => each);
    expect([0, 1, 1000, 1001, 10_000, 10_001].map(cost)).toEqual([0, 23, 23_000, 23_020, 203_000, 203_017]);
  });
});
