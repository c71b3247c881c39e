/** The first price lists, and orders to quote: for tests of the package and of those who sell by it. */
import eur from '../../../content/price-lists/2026-01-01.eur.json' with { type: 'json' };
import pln from '../../../content/price-lists/2026-01-01.pln.json' with { type: 'json' };
import { type AlbumFacts, quote, type Quote, type Wish } from '../src/index.ts';
import { COUNTRY_FACTS } from '../src/delivery/countries.ts';
import { currentPriceList, readPriceLists } from '../src/prices/current-list.ts';

export const PRICE_LISTS = readPriceLists([eur, pln]);

/** A day on which they are in force. */
export const TODAY = '2027-05-03';

/** The cheapest order that can be made: example 1 of shop 3.11. */
export const CHEAPEST: Wish = {
  albums: 10,
  packaging: 'stickerpack',
  packsPerAlbum: null,
  features: [],
  country: 'DE',
  voucher: null,
  reverseCharge: false,
};
export const SMALL_ALBUM: AlbumFacts = { category: 'wedding', pages: 20, singles: 16, doubles: 0 };

/** The quote of an order that differs from those two, by the list of its country. */
export function quoteOf(wish: Partial<Wish> = {}, album: Partial<AlbumFacts> = {}, day = TODAY): Quote {
  const wanted = { ...CHEAPEST, ...wish };
  const list = currentPriceList(PRICE_LISTS, COUNTRY_FACTS[wanted.country].currency, day);
  const answer = quote(wanted, { ...SMALL_ALBUM, ...album }, list, day);
  if (!answer.ok) throw new Error(`No quote: ${JSON.stringify(answer.refusal)}`);
  return answer;
}
