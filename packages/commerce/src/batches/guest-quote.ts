/** What a guest pays for a part of a run: their share of what its smallest size costs by the price list. */
import { CATEGORY_RULES } from '../categories.ts';
import { albumLine, type NetLine, packingLine } from '../checkout/lines.ts';
import { type Totals, totalsOf } from '../checkout/totals.ts';
import { type AlbumFacts, leavesOf } from '../checkout/wish.ts';
import { type Country, COUNTRY_FACTS } from '../delivery/countries.ts';
import type { IsoDay } from '../delivery/day.ts';
import { parcelsFor, shippingCost, weightOf } from '../delivery/parcels.ts';
import { type Cents, cents, type Currency } from '../money/money.ts';
import { packRefusal, recommendedPacks } from '../packs/pack-size.ts';
import type { Packing } from '../packs/packing.ts';
import { goodsOf, type PriceList } from '../prices/price-list.ts';
import { type Vat, vatOf } from '../vat/vat.ts';

/** What one guest may order at most. */
export const GUEST_MOST = { albums: 20, packs: 1000, stickers: 300 } as const;

export interface GuestWish {
  readonly albums: number;
  readonly packs: number;
  /** Single ones that are picked by their numbers: a double is two. */
  readonly stickers?: number;
  readonly country: Country;
}

/** Net, without shipping. */
export interface GuestPrices {
  readonly album: Cents;
  /** Null where the album has too few stickers for packs. */
  readonly pack: Cents | null;
  /** One that is picked by its number. */
  readonly sticker: Cents;
}

export interface GuestQuote extends Totals {
  readonly priceList: string;
  readonly currency: Currency;
  readonly tax: Vat;
  readonly parcels: number;
  readonly each: GuestPrices;
}

export type GuestRefusal = 'nothing_ordered' | 'too_many' | 'no_packs';

/**
 * What a piece costs each guest: the list's price of as many albums, and the packs that are recommended for them, as the run
 * has at least, divided by their number and rounded up. More never cost more a piece, so that what guests pay together is
 * never less than what the list asks for a run of that size.
 */
export function guestPrices(list: PriceList, facts: AlbumFacts, minimum: number): GuestPrices {
  const goods = goodsOf(list, facts.category);
  const albums = Math.max(minimum, CATEGORY_RULES[facts.category].albums.min);
  const share = (price: number, pieces: number): Cents => cents(Math.ceil(price / pieces));
  const album = share(albumLine(albums, leavesOf(facts), goods).net, albums);
  const { sticker } = goods.sticker_topup;
  if (packRefusal(facts)) return { album, pack: null, sticker };
  const packs = albums * recommendedPacks(facts);
  return { album, pack: share(packingLine(packsOf(packs), goods).net, packs), sticker };
}

/** The price of what one guest orders: pure, like `quote`. */
export function guestQuote(
  wish: GuestWish,
  facts: AlbumFacts,
  { list, minimum, day }: { readonly list: PriceList; readonly minimum: number; readonly day: IsoDay },
): { readonly quote: GuestQuote } | { readonly refused: GuestRefusal } {
  const { albums, packs, stickers = 0, country } = wish;
  const shipping = list.shipping[country];
  if (list.currency !== COUNTRY_FACTS[country].currency || !shipping)
    throw new RangeError(`${list.id} has no prices for ${country}`);
  if (!isCount(albums, GUEST_MOST.albums) || !isCount(packs, GUEST_MOST.packs)) return { refused: 'too_many' };
  if (!isCount(stickers, GUEST_MOST.stickers)) return { refused: 'too_many' };
  if (albums + packs + stickers === 0) return { refused: 'nothing_ordered' };
  const each = guestPrices(list, facts, minimum);
  if (packs > 0 && each.pack === null) return { refused: 'no_packs' };
  // Single stickers weigh next to nothing, and are sent all the same.
  const parcels = Math.max(1, parcelsFor(weightOf(albums, leavesOf(facts), packsOf(packs))));
  const lines: NetLine[] = [
    { product: 'album', quantity: albums, net: cents(albums * each.album) },
    { product: 'stickerpack', quantity: packs, net: cents(packs * (each.pack ?? 0)) },
    { product: 'sticker_topup', quantity: stickers, net: cents(stickers * each.sticker) },
    { product: 'shipping', quantity: parcels, net: shippingCost(shipping, parcels) },
  ];
  const tax = vatOf(country, day);
  const ordered = lines.filter(({ quantity }) => quantity > 0);
  return {
    quote: { priceList: list.id, currency: list.currency, tax, parcels, each, ...totalsOf(ordered, tax) },
  };
}

/** Packs that nobody deals to albums. */
function packsOf(packs: number): Packing {
  return { type: 'stickerpack', perAlbum: 1, packs };
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}
