import type { Feature } from '@figurina/commerce';
import type { Order, OrderChange } from '@figurina/contract';

/** How many of what, how packed, until when: what a change and a repetition of an order both ask for. */
export type Wished = Pick<
  OrderChange,
  'no_albums' | 'sticker_packaging_type' | 'packs_per_album' | 'order_features' | 'release_date'
>;

export function wishedOf(order: Order): Wished {
  return {
    no_albums: order.no_albums,
    sticker_packaging_type: order.sticker_packaging_type,
    packs_per_album: order.packs_per_album,
    order_features: order.order_features,
    release_date: order.release_date,
  };
}

export function changeOf(order: Order): OrderChange {
  const { id: _id, ...address } = order.shipping_address;
  return { ...wishedOf(order), ...address };
}

export function withFeature(features: readonly Feature[], feature: Feature, isWanted: boolean): Feature[] {
  const others = features.filter((one) => one !== feature);
  return isWanted ? [...others, feature] : others;
}

/** The first words about each field that a refusal names, by the field's name on the wire. */
export type Faults = Readonly<Record<string, string>>;
