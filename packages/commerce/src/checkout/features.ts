/** What can be had beyond albums and stickers. Source: shop S14 and 3.2. */
import type { Cents } from '../money/money.ts';
import { cents } from '../money/money.ts';
import type { Goods } from '../prices/price-list.ts';
import type { Packing } from '../packs/packing.ts';

export const FEATURES = ['design_check', 'premium_lamination', 'custom_stickerpack'] as const;
export type Feature = (typeof FEATURES)[number];

/** Bags of one's own are printed for packs only, and from a number of packs on. */
export function isAvailable(feature: Feature, packing: Packing, goods: Goods): boolean {
  if (feature !== 'custom_stickerpack') return true;
  return packing.type === 'stickerpack' && packing.packs >= goods.custom_stickerpack.from_packs;
}

/** Net price of a feature and how many of it the line counts. */
export function featurePrice(feature: Feature, albums: number, goods: Goods): { net: Cents; quantity: number } {
  if (feature === 'premium_lamination')
    return { net: cents(albums * goods.premium_lamination.album), quantity: albums };
  return { net: goods[feature].order, quantity: 1 };
}
