/** What a change of an order wishes for, priced as that order: by its own list, with its voucher and its offer. */
import type { Country, Quote } from '@figurina/commerce';
import type { OrderChange, PostalAddress } from '@figurina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { PriceOptions, PriceWish } from '../../checkout/index.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { redeemedCode } from '../orders-writing.queries.ts';
import type { StoredOrder } from '../stored-order.ts';

type Ordered = Pick<
  OrderChange,
  | 'no_albums'
  | 'sticker_packaging_type'
  | 'packs_per_album'
  | 'order_features'
  | 'release_date'
  | 'country_code'
  | 'voucher_code'
>;

export async function wishOfChange(db: Kysely<Database>, order: StoredOrder, change: Ordered): Promise<PriceWish> {
  return {
    albums: change.no_albums,
    packaging: change.sticker_packaging_type,
    packsPerAlbum: change.packs_per_album,
    features: [...new Set(change.order_features)],
    country: change.country_code as Country,
    voucherCode: change.voucher_code === undefined ? await redeemedCode(db, order.id) : change.voucher_code,
    releaseDate: change.release_date,
    vatId: order.vat_id,
    quoteName: order.quote_name,
  };
}

/** A code that is typed counts among those that somebody tries. */
export async function mayTryCode(
  { mayTry }: Pick<OrdersParts['checkout'], 'mayTry'>,
  by: string,
  { voucher_code: voucher }: Pick<OrderChange, 'voucher_code'>,
): Promise<boolean> {
  return !voucher || (await mayTry(by, { voucher, vatId: '', quoteName: '' }));
}

export function ownPrices(order: StoredOrder): NonNullable<PriceOptions['order']> {
  return { id: order.id, priceList: order.price_list };
}

interface Becoming {
  readonly wish: PriceWish;
  readonly quote: Quote;
  readonly address: PostalAddress;
  readonly phone: string;
}

/** Names of what becomes another one than it is. */
export function changedFields(order: StoredOrder, { wish, quote, address, phone }: Becoming): string[] {
  const { packing } = quote;
  const becoming: Record<string, unknown> = {
    albums: wish.albums,
    packaging: packing.type,
    packs_per_album: packing.type === 'stickerpack' ? packing.perAlbum : null,
    features: wish.features.toSorted(),
    release_date: wish.releaseDate,
    phone,
    net: quote.net,
    gross: quote.gross,
    ...address,
  };
  const now: Record<string, unknown> = { ...order, ...order.address, features: order.features.toSorted() };
  return Object.keys(becoming).filter((name) => JSON.stringify(becoming[name]) !== JSON.stringify(now[name]));
}
