/** Lines, sums and prices of features, as numbers and as people read them. */
import {
  type AlbumFacts,
  type Country,
  COUNTRY_FACTS,
  currentPriceList,
  type Feature,
  featurePrice,
  goodsOf,
  houseClock,
  type PriceList,
  shareOf,
  vatOf,
} from '@figurina/commerce';
import type { Checkout } from '@figurina/contract';
import { formatMoney, type Locale, type Translate } from '@figurina/locales';
import { lineWords } from './line-words.ts';
import type { PriceWish } from './price-wish.ts';
import type { Priced } from './pricing.ts';

type Amounts = Pick<
  Checkout,
  | 'line_items'
  | 'amount'
  | 'tax_value'
  | 'amount_gross'
  | 'amount_human'
  | 'tax_value_human'
  | 'amount_gross_human'
  | 'currency'
  | 'tax_rate'
  | 'tax_category'
  | 'price_list'
  | 'feature_prices'
>;

interface AmountsContext {
  readonly wish: PriceWish;
  readonly facts: AlbumFacts;
  readonly locale: Locale;
  readonly t: Translate;
}

export function amountsOf(priced: Priced, { wish, facts, locale, t }: AmountsContext): Amounts {
  const { quote, list } = priced;
  const human = (amount: number): string => formatMoney(locale, amount, quote.currency);
  const context = {
    country: quote.country,
    packing: quote.packing,
    pages: facts.pages,
    voucherCode: quote.voucher?.code ?? null,
  };
  return {
    line_items: quote.lines.map((line) => ({
      id: line.product,
      product: line.product,
      ...lineWords(t, line, context),
      quantity: line.quantity,
      amount: line.net,
      amount_gross: line.gross,
      amount_human: human(line.net),
      amount_gross_human: human(line.gross),
    })),
    ...sums(quote, human),
    currency: quote.currency,
    tax_rate: quote.tax.rate,
    tax_category: quote.tax.category,
    price_list: quote.priceList,
    feature_prices: quote.availableFeatures.map((feature) => {
      const { net, gross } = priceOfFeature(feature, priced, goodsOf(list, facts.category), wish.albums);
      return {
        feature,
        amount: net,
        amount_human: human(net),
        amount_gross: gross,
        amount_gross_human: human(gross),
      };
    }),
  };
}

/** Of a chosen one, what its line says: its share of the gross sum may differ by a cent from its own VAT. */
function priceOfFeature(feature: Feature, { quote }: Priced, goods: ReturnType<typeof goodsOf>, albums: number) {
  const line = quote.lines.find(({ product }) => product === feature);
  if (line) return line;
  const { net } = featurePrice(feature, albums, goods);
  return { net, gross: net + shareOf(net, quote.tax.rate) };
}

/** Where there is nothing to price: an album without stickers. */
export function noAmounts(
  lists: readonly PriceList[],
  { country, now, locale }: { readonly country: Country; readonly now: Date; readonly locale: Locale },
): Amounts {
  const { currency } = COUNTRY_FACTS[country];
  const { day } = houseClock(now);
  const tax = vatOf(country, day);
  return {
    line_items: [],
    ...sums({ net: 0, vat: 0, gross: 0 }, (amount) => formatMoney(locale, amount, currency)),
    currency,
    tax_rate: tax.rate,
    tax_category: tax.category,
    price_list: currentPriceList(lists, currency, day).id,
    feature_prices: [],
  };
}

function sums({ net, vat, gross }: { net: number; vat: number; gross: number }, human: (amount: number) => string) {
  return {
    amount: net,
    tax_value: vat,
    amount_gross: gross,
    amount_human: human(net),
    tax_value_human: human(vat),
    amount_gross_human: human(gross),
  };
}
