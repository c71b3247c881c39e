/** What an order keeps of its price and its packs: the same when it is placed and when it gets another price. */
import type { Insertable } from 'kysely';
import { newSecret } from '../../../platform/ids.ts';
import type { Priced, PriceWish } from '../../checkout/index.ts';
import type { OrderRow } from '../orders.tables.ts';

/** `seed`: of the packs that the order has already; null for new ones. What proves them is reckoned behind it (`prove-packs.ts`). */
export function pricedColumns(
  { quote, delivery }: Pick<Priced, 'quote' | 'delivery'>,
  wish: PriceWish,
  seed: string | null,
) {
  const { packing } = quote;
  const isPacked = packing.type === 'stickerpack';
  const packs_seed = isPacked ? (seed ?? newSecret()) : null;
  return {
    country: quote.country,
    currency: quote.currency,
    tax_rate: quote.tax.rate,
    tax_category: quote.tax.category,
    price_list: quote.priceList,
    net: quote.net,
    vat: quote.vat,
    gross: quote.gross,
    albums: wish.albums,
    packaging: packing.type,
    packs_per_album: isPacked ? packing.perAlbum : null,
    features: JSON.stringify(wish.features),
    release_date: wish.releaseDate,
    packs_seed,
    packs_hash: null,
    estimated_delivery: delivery,
  } satisfies Partial<Insertable<OrderRow>>;
}
