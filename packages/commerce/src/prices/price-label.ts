import { CATEGORIES, CATEGORY_RULES } from '../categories.ts';
import { quote } from '../checkout/quote.ts';
import { type Country, COUNTRY_FACTS } from '../delivery/countries.ts';
import type { IsoDay } from '../delivery/day.ts';
import { type Cents, cents, type Currency } from '../money/money.ts';
import { PLACES } from '../packs/pack-size.ts';
import { PACKAGINGS } from '../packs/packing.ts';
import { currentPriceList } from './current-list.ts';
import type { PriceList } from './price-list.ts';

/** The thinnest book that can be bound (decision 3) with stickers for one pack. */
const LEAST_ALBUM = { pages: 20, singles: PLACES, doubles: 0 } as const;

export interface PriceLabel {
  /** Gross. Euro are rounded up to whole ones (28500 for 284.99), zloty stand as they are. */
  readonly amount: Cents;
  readonly currency: Currency;
}

/**
 * The "from …" of the editor's order button: the cheapest order that can be made, delivered to Poland in Polish and to
 * Germany in all other languages. Source: shop 3.8, 11.1.
 */
export function priceLabel(language: string, lists: readonly PriceList[], day: IsoDay): PriceLabel {
  const country: Country = language === 'pl' ? 'PL' : 'DE';
  const { currency } = COUNTRY_FACTS[country];
  const list = currentPriceList(lists, currency, day);
  const grosses = CATEGORIES.flatMap((category) =>
    PACKAGINGS.map((packaging) => {
      const albums = CATEGORY_RULES[category].albums.min;
      const wish = {
        albums,
        packaging,
        packsPerAlbum: null,
        features: [],
        country,
        voucher: null,
        reverseCharge: false,
      };
      const answer = quote(wish, { ...LEAST_ALBUM, category }, list, day);
      if (!answer.ok) throw new Error(`The least order is refused: ${answer.refusal.code}`);
      return answer.gross;
    }),
  );
  const least = Math.min(...grosses);
  return { amount: cents(currency === 'EUR' ? Math.ceil(least / 100) * 100 : least), currency };
}
