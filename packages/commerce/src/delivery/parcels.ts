/** How heavy an order is and how many parcels it takes. In tenths of a gram, so that all are whole. Source: shop 3.5. */
import type { Packing } from '../packs/packing.ts';
import type { Cents } from '../money/money.ts';
import { cents } from '../money/money.ts';

const WEIGHT = { cover: 410, leaf: 92, pack: 40, box: 200, sticker: 6 } as const;
const PARCEL_MOST = 200_000;

/** Tenths of a gram. */
export function weightOf(albums: number, leaves: number, packing: Packing): number {
  const books = albums * (WEIGHT.cover + WEIGHT.leaf * leaves);
  if (packing.type === 'stickerpack') return books + packing.packs * WEIGHT.pack;
  return books + packing.boxes * WEIGHT.box + packing.stickers * WEIGHT.sticker;
}

/** One a started 20 kg. */
export function parcelsFor(weight: number): number {
  return Math.max(1, Math.ceil(weight / PARCEL_MOST));
}

/** The price of the first parcels together, and of each beyond those that have one. */
export interface ShippingPrice {
  readonly parcels: readonly Cents[];
  readonly more: Cents;
}

export function shippingCost({ parcels, more }: ShippingPrice, count: number): Cents {
  const priced = Math.min(count, parcels.length);
  return cents(parcels[priced - 1]! + (count - priced) * more);
}
