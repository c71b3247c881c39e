/** Lines of an order as staff change them: repriced by the order's own list, or at an amount that they typed. Source: O13. */
import { featurePrice, FEATURES } from '../checkout/features.ts';
import { albumLine, type NetLine, packingLine, type Product } from '../checkout/lines.ts';
import { type AlbumFacts, leavesOf } from '../checkout/wish.ts';
import type { Country } from '../delivery/countries.ts';
import { shippingCost } from '../delivery/parcels.ts';
import { stickersInBox, numbersOf } from '../packs/pack-size.ts';
import { goodsOf, type PriceList } from '../prices/price-list.ts';
import type { Cents } from '../money/money.ts';

/** What the price of a line depends on beside its quantity. */
export interface PricedOrder {
  readonly facts: AlbumFacts;
  /** As many albums as are ordered: boxes hold stickers for them. */
  readonly albums: number;
  readonly country: Country;
  readonly list: PriceList;
}

/** Those that staff may add. A voucher is redeemed, not written. */
export const DESK_PRODUCTS = [
  'album',
  'stickerpack',
  'stickerbox_single_variety',
  ...FEATURES,
  'shipping',
  'adjustment',
  'sticker_topup',
] as const satisfies readonly Product[];

/** What so many of a product cost by the list; null for what no list has a price of. */
export function listedNet({ product, quantity }: Omit<NetLine, 'net'>, order: PricedOrder): Cents | null {
  const { facts, albums, country, list } = order;
  const goods = goodsOf(list, facts.category);
  switch (product) {
    case 'album':
      return albumLine(quantity, leavesOf(facts), goods).net;
    case 'stickerpack':
      return packingLine({ type: product, perAlbum: 0, packs: quantity }, goods).net;
    case 'stickerbox_single_variety': {
      // Boxes of an album hold one motif each: of so many boxes the stickers are in proportion.
      const each = stickersInBox(albums);
      const motifs = facts.singles + facts.doubles;
      const stickers = motifs === 0 ? 0 : Math.ceil((each * numbersOf(facts) * quantity) / motifs);
      return packingLine({ type: product, boxes: quantity, each, stickers }, goods).net;
    }
    case 'design_check':
    case 'premium_lamination':
    case 'custom_stickerpack':
      return featurePrice(product, quantity, goods).net;
    case 'shipping': {
      const prices = list.shipping[country];
      return prices ? shippingCost(prices, quantity) : null;
    }
    case 'voucher':
    case 'adjustment':
    case 'sticker_topup':
      return null;
  }
}
