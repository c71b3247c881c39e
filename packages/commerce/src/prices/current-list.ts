import type { IsoDay } from '../delivery/day.ts';
import { CURRENCIES, type Currency } from '../money/money.ts';
import { type PriceList, readPriceList } from './price-list.ts';

/** All lists of the house out of their files. Throws where one is wrong, two say different things or a currency has none. */
export function readPriceLists(files: readonly unknown[]): PriceList[] {
  const lists = files.map(readPriceList);
  const names = lists.map(({ id }) => id);
  const starts = lists.map(({ currency, effective_from }) => `${currency} from ${effective_from}`);
  for (const [what, all] of Object.entries({ names, starts })) {
    if (new Set(all).size < all.length) throw new Error(`Two price lists have the same ${what}: ${all.join(', ')}`);
  }
  const without = CURRENCIES.find((currency) => lists.every((list) => list.currency !== currency));
  if (without) throw new Error(`There is no price list in ${without}`);
  return lists;
}

/** The list of a currency on a day: the one that began last. Throws before the first: then nothing can be sold. */
export function currentPriceList(lists: readonly PriceList[], currency: Currency, day: IsoDay): PriceList {
  const begun = lists.filter((list) => list.currency === currency && list.effective_from <= day);
  const [newest] = begun.toSorted((a, b) => (a.effective_from < b.effective_from ? 1 : -1));
  if (!newest) throw new RangeError(`No price list in ${currency} is in force on ${day}`);
  return newest;
}
