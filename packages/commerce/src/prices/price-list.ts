/** A price list: net amounts of one currency from a day on. Data, read once at start. Source: shop 3.2. */
import type { Category } from '@figurina/album';
import { z } from 'zod';
import { CATEGORIES } from '../categories.ts';
import { COUNTRIES, COUNTRY_FACTS } from '../delivery/countries.ts';
import { daySchema } from '../delivery/day.ts';
import { centsSchema, CURRENCIES } from '../money/money.ts';

const from = z.int().min(1);
function brackets<Shape extends z.ZodType<{ from: number }>>(bracket: Shape) {
  return z
    .array(bracket)
    .nonempty()
    .refine((all) => all.every(({ from }, at) => (at === 0 ? from === 1 : from > all[at - 1]!.from)), {
      error: 'Brackets begin with 1 and rise',
    });
}

/** What goods cost: `setup` once an order, the rest by the piece. */
const goodsSchema = z.strictObject({
  album: z.strictObject({
    setup: centsSchema,
    brackets: brackets(z.strictObject({ from, cover: centsSchema, leaf: centsSchema })),
  }),
  stickerpack: z.strictObject({
    setup: centsSchema,
    brackets: brackets(z.strictObject({ from, each: centsSchema })),
  }),
  /** `sticker` is a single one; a double is two. */
  stickerbox_single_variety: z.strictObject({ setup: centsSchema, box: centsSchema, sticker: centsSchema }),
  design_check: z.strictObject({ order: centsSchema }),
  premium_lamination: z.strictObject({ album: centsSchema }),
  custom_stickerpack: z.strictObject({ order: centsSchema, from_packs: z.int().min(1) }),
  /** One that a guest picks by its number; a double is two. */
  sticker_topup: z.strictObject({ sticker: centsSchema }),
});

/** `parcels`: the price of so many parcels together, 1 first; `more`: of each beyond them. */
const shippingSchema = z.strictObject({ parcels: z.array(centsSchema).nonempty(), more: centsSchema });

const priceListSchema = z
  .strictObject({
    /** Stored with every order. */
    id: z.string().min(1),
    currency: z.enum(CURRENCIES),
    /** The first day of its prices, in the house's calendar. */
    effective_from: daySchema,
    goods: goodsSchema,
    /** What costs something else in a category: whole entries of `goods`. */
    by_category: z.partialRecord(z.enum(CATEGORIES), goodsSchema.partial()),
    shipping: z.partialRecord(z.enum(COUNTRIES), shippingSchema),
  })
  .refine(
    ({ currency, shipping }) =>
      COUNTRIES.every((country) => (COUNTRY_FACTS[country].currency === currency) === country in shipping),
    { error: 'Shipping has every country of the currency and no other', path: ['shipping'] },
  );

export type PriceList = Readonly<z.output<typeof priceListSchema>>;
export type Goods = PriceList['goods'];

/** A list out of its file. Throws with every fault: a server with a wrong list does not start. */
export function readPriceList(json: unknown): PriceList {
  return priceListSchema.parse(json);
}

export function goodsOf(list: PriceList, category: Category): Goods {
  return { ...list.goods, ...list.by_category[category] };
}
