/** The lines of goods of an order. Source: shop 3.3. */
import { type Cents, cents } from '../money/money.ts';
import { priceOf } from '../prices/brackets.ts';
import type { Goods } from '../prices/price-list.ts';
import { featurePrice, type Feature, FEATURES } from './features.ts';
import { PACKAGINGS, type Packing } from '../packs/packing.ts';

/** What a line can be of, in the order of the lines. The last two are added to an order by hand. */
export const PRODUCTS = [
  'album',
  ...PACKAGINGS,
  ...FEATURES,
  'voucher',
  'shipping',
  'adjustment',
  'sticker_topup',
] as const;
export type Product = (typeof PRODUCTS)[number];

export interface NetLine {
  readonly product: Product;
  /** Albums, packs, boxes or parcels; 1 of what there is once an order. */
  readonly quantity: number;
  readonly net: Cents;
}

export function albumLine(albums: number, leaves: number, { album }: Goods): NetLine {
  const books = priceOf(album.brackets, albums, ({ cover, leaf }) => cover + leaf * leaves);
  return { product: 'album', quantity: albums, net: cents(album.setup + books) };
}

export function packingLine(packing: Packing, goods: Goods): NetLine {
  if (packing.type === 'stickerpack') {
    const { setup, brackets } = goods.stickerpack;
    const net = cents(setup + priceOf(brackets, packing.packs, ({ each }) => each));
    return { product: packing.type, quantity: packing.packs, net };
  }
  const { setup, box, sticker } = goods.stickerbox_single_variety;
  const net = cents(setup + packing.boxes * box + packing.stickers * sticker);
  return { product: packing.type, quantity: packing.boxes, net };
}

/** In the order of `FEATURES`, each once, however they were chosen. */
export function featureLines(chosen: readonly Feature[], albums: number, goods: Goods): NetLine[] {
  return FEATURES.filter((feature) => chosen.includes(feature)).map((product) => ({
    product,
    ...featurePrice(product, albums, goods),
  }));
}
