/** The houses that print: one for all of an order, or another one for its stickers. */
import type { HouseId, ProductionOrder } from '@figurina/contract';
import type { Fulfilment, PrintedProduct } from '../fulfilment.ts';

export interface House {
  readonly id: HouseId;
  readonly fulfilment: Fulfilment;
}

/** What one house makes of an order. */
export interface Share {
  readonly house: House;
  readonly products: readonly PrintedProduct[];
}

/** By lines: the stickers go to the house of stickers, where there is one. */
export function sharesOf({ items }: Pick<ProductionOrder, 'items'>, houses: readonly House[]): Share[] {
  const houseOf = (product: PrintedProduct): HouseId =>
    product !== 'album' && houses.some(({ id }) => id === 'stickers') ? 'stickers' : 'main';
  return houses.flatMap((house) => {
    const products = items.map(({ product }) => product).filter((product) => houseOf(product) === house.id);
    return products.length > 0 ? [{ house, products }] : [];
  });
}

/** What a house is told: its own lines, and of packs and boxes only where it makes them. */
export function partOf(production: ProductionOrder, products: readonly PrintedProduct[]): ProductionOrder {
  const makes = (product: PrintedProduct): boolean => products.includes(product);
  return {
    ...production,
    items: production.items.filter(({ product }) => makes(product)),
    packs: makes('stickerpack') ? production.packs : null,
    boxes: makes('stickerbox_single_variety') ? production.boxes : null,
  };
}
