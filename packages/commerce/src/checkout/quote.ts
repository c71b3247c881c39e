import { type Country, COUNTRY_FACTS } from '../delivery/countries.ts';
import type { IsoDay } from '../delivery/day.ts';
import { parcelsFor, shippingCost, weightOf } from '../delivery/parcels.ts';
import { type Currency, sum } from '../money/money.ts';
import { recommendedPacks } from '../packs/pack-size.ts';
import { type Packing, packingOf } from '../packs/packing.ts';
import { goodsOf, type PriceList } from '../prices/price-list.ts';
import { type Vat, vatOf } from '../vat/vat.ts';
import { type Feature, FEATURES, isAvailable } from './features.ts';
import { albumLine, featureLines, packingLine } from './lines.ts';
import { type Totals, totalsOf } from './totals.ts';
import { type JudgedVoucher, judgedVoucher } from './voucher-line.ts';
import { type AlbumFacts, leavesOf, type Wish, wishRefusal, type WishRefusal } from './wish.ts';

/** The price of an order. Amounts in minor units of `currency`, lines in the order of `PRODUCTS`. */
export interface Quote extends Totals {
  readonly ok: true;
  /** Id of the list. */
  readonly priceList: string;
  readonly country: Country;
  readonly currency: Currency;
  readonly tax: Vat;
  readonly packing: Packing;
  readonly parcels: number;
  /** Tenths of a gram. */
  readonly weight: number;
  readonly availableFeatures: readonly Feature[];
  /** Wished for, and left out of the price: an order with one is refused (`feature_unavailable`). */
  readonly missingFeatures: readonly Feature[];
  /** The code that was typed. The price is without it unless it is valid, and an order refused (`voucher_<status>`). */
  readonly voucher: JudgedVoucher | null;
}

export type QuoteAnswer = Quote | { readonly ok: false; readonly refusal: WishRefusal };

/**
 * What an order costs: a pure function of the wish, the album, the price list and the day of order. The list is the current
 * one of the country's currency; another one is a bug and throws. Source: shop 3, worked examples in 3.11.
 */
export function quote(wish: Wish, facts: AlbumFacts, list: PriceList, day: IsoDay): QuoteAnswer {
  const { currency } = COUNTRY_FACTS[wish.country];
  const shipping = list.shipping[wish.country];
  if (list.currency !== currency || !shipping) throw new RangeError(`${list.id} has no prices for ${wish.country}`);
  const refusal = wishRefusal(wish, facts);
  if (refusal) return { ok: false, refusal };

  const { albums } = wish;
  const leaves = leavesOf(facts);
  const prices = goodsOf(list, facts.category);
  const packing = packingOf(wish.packaging, facts, albums, wish.packsPerAlbum ?? recommendedPacks(facts));
  const availableFeatures = FEATURES.filter((feature) => isAvailable(feature, packing, prices));
  const chosen = availableFeatures.filter((feature) => wish.features.includes(feature));
  const goods = [
    albumLine(albums, leaves, prices),
    packingLine(packing, prices),
    ...featureLines(chosen, albums, prices),
  ];
  const weight = weightOf(albums, leaves, packing);
  const parcels = parcelsFor(weight);
  const tax = vatOf(wish.country, day, wish.reverseCharge);
  const worth = { currency, day, goods: sum(goods.map(({ net }) => net)) };
  const voucher = wish.voucher && judgedVoucher(wish.voucher, worth, tax);
  const delivery = { product: 'shipping', quantity: parcels, net: shippingCost(shipping, parcels) } as const;
  return {
    ok: true,
    priceList: list.id,
    country: wish.country,
    currency,
    ...totalsOf([...goods, ...(voucher?.lines ?? []), delivery], tax),
    tax,
    packing,
    parcels,
    weight,
    availableFeatures,
    missingFeatures: FEATURES.filter((feature) => wish.features.includes(feature) && !chosen.includes(feature)),
    voucher: voucher?.judged ?? null,
  };
}
