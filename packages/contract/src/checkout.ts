/**
 * The checkout: what an order of an album would cost, when it would arrive, and what stands in its way. Amounts are whole
 * minor units of `currency`; `*_human` are the same in the caller's language. The browser computes none of them.
 */
import { CATEGORIES } from '@figurina/album';
import {
  COUNTRIES,
  CURRENCIES,
  DEFAULT_ALBUMS,
  FEATURES,
  PACKAGINGS,
  PRODUCTS,
  VOUCHER_STATUSES,
} from '@figurina/commerce';
import { z } from 'zod';
import { languageSchema } from './albums.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, isoDate, plannedDate } from './wire.ts';

export const packagingSchema = z.enum(PACKAGINGS);
export const featureSchema = z.enum(FEATURES);
export const countrySchema = z.enum(COUNTRIES);
export const currencySchema = z.enum(CURRENCIES);
/** An amount in minor units; negative where something is taken off. */
export const amountSchema = z.int();

/** One or several of a query; also written with brackets behind the name. */
const several = z.union([featureSchema.transform((one) => [one]), z.array(featureSchema)]).optional();

/** What is wished for, as a query. What is left out is what most people take. */
export const checkoutQuerySchema = z.object({
  no_albums: z.coerce.number().int().default(DEFAULT_ALBUMS),
  sticker_packaging_type: packagingSchema.optional(),
  /** Left out: that of the caller's language. One that is not delivered to is `country_unsupported`. */
  country_code: z.string().max(60).optional(),
  order_features: several,
  'order_features[]': several,
  voucher_code: z.string().max(60).optional(),
  packs_per_album: z.coerce.number().int().optional(),
  release_date: plannedDate.optional(),
  vat_id: z.string().max(20).optional(),
  quote_name: z.string().max(60).optional(),
});

export const checkoutLineSchema = z.object({
  id: z.string(),
  product: z.enum(PRODUCTS),
  title: z.string(),
  description: z.string(),
  /** Title and quantity in one line, as the summary shows them. */
  text: z.string(),
  quantity: z.int(),
  amount: amountSchema,
  amount_gross: amountSchema,
  amount_human: z.string(),
  amount_gross_human: z.string(),
});
export type CheckoutLine = z.infer<typeof checkoutLineSchema>;

/** Something about the album that stands in the way of an order, with the place to go to. */
export const checkoutErrorSchema = z.object({
  /** A rule of the preflight, e.g. `sticker_without_name`. */
  code: z.string(),
  message: z.string(),
  node_id: z.string().nullable(),
  sticker_id: z.string().nullable(),
  /** Index of the spread it lies on, from 0; null where it lies on none. */
  spread: z.int().nullable(),
});
export type CheckoutError = z.infer<typeof checkoutErrorSchema>;

/** What the packs bring (shop S12); of random packs alone. */
export const packPlanSchema = z.object({
  per_album: z.int(),
  min: z.int(),
  max: z.int(),
  recommended: z.int(),
  /** The least with which a group that swaps completes every album by 95 %; null: not even `max`. */
  enough: z.int().nullable(),
  /** All different motifs, and those that somebody alone has of them on average. */
  motifs: z.int(),
  alone: z.int(),
  /** Chance from 0 to 1 that the whole group completes every album by swapping. */
  swapping: z.number(),
  /** Numbers for each album beyond those that it takes; below zero where some stay open. */
  spare: z.int(),
});
export type CheckoutPackPlan = z.infer<typeof packPlanSchema>;

export const voucherAnswerSchema = z.object({
  code: z.string(),
  status: z.enum(VOUCHER_STATUSES),
  error_message: z.string().nullable(),
});

/** What is known of a VAT number: `checked` moves the tax to the buyer, `unchecked` does not (yet). */
export const VAT_ID_STATES = ['malformed', 'unchecked', 'refused', 'checked'] as const;

export const checkoutSchema = z
  .object({
    line_items: z.array(checkoutLineSchema),
    amount: amountSchema,
    tax_value: amountSchema,
    amount_gross: amountSchema,
    amount_human: z.string(),
    tax_value_human: z.string(),
    amount_gross_human: z.string(),
    currency: currencySchema,
    /** Basis points: 19 % is 1900. */
    tax_rate: z.int(),
    /** `S` standard, `G` export, `K` delivery to a business of another member state. */
    tax_category: z.enum(['S', 'G', 'K']),
    price_list: z.string(),
    country_code: countrySchema,
    /** Which amounts stand first: businesses and schools reckon without VAT. */
    amounts_first: z.enum(['net', 'gross']),
    estimated_delivery_date: isoDate,
    /** The last day to order on so that it is there the day before the event; null without an event date. */
    order_by_date: isoDate.nullable(),
    /** It may come too late for the event. */
    delivery_tight: z.boolean(),
    voucher: voucherAnswerSchema.nullable(),
    vat_id: z.object({ state: z.enum(VAT_ID_STATES), message: z.string().nullable() }).nullable(),
    /** The offer whose number was given: its price holds, or why not. Null: no such number, which is a reference of one's own. */
    offer: z.object({ name: z.string(), applied: z.boolean(), message: z.string().nullable() }).nullable(),
    /** In words; while there are any, there is no order. */
    errors: z.array(z.string()),
    error_details: z.array(checkoutErrorSchema),
    album: z.object({
      id: idSchema,
      title: z.string(),
      release_date: isoDate.nullable(),
      cover_preview_url: z.string().nullable(),
      language: languageSchema,
      category: z.enum(CATEGORIES),
      /** Printed pages, stickers as motifs, and the spine in mm. */
      pages: z.int(),
      total_sticker_sorts: z.int(),
      spine: z.number(),
    }),
    blueprint_category: z.enum(CATEGORIES),
    no_albums: z.int(),
    limits: z.object({ min: z.int(), max: z.int(), step: z.int() }),
    packaging: z.object({
      /** The one the price is for: the wished one, or the other where that cannot be had; null: neither can. */
      type: packagingSchema.nullable(),
      /** Of each packaging that cannot be had, why not, in words. */
      unavailable: z.array(z.object({ type: packagingSchema, code: z.string(), message: z.string() })),
      /** Stickers in each box; null for packs. */
      per_box: z.int().nullable(),
    }),
    available_features: z.array(featureSchema),
    /** Net price of each that can be had, whether chosen or not. */
    feature_prices: z.array(
      z.object({
        feature: featureSchema,
        amount: amountSchema,
        amount_human: z.string(),
        amount_gross: amountSchema,
        amount_gross_human: z.string(),
      }),
    ),
    order_features: z.array(featureSchema),
    pack_plan: packPlanSchema.nullable(),
    support_email: z.string(),
    /** Orders above need a payment in advance, with the note in words; null where that is not so. */
    prepayment_note: z.string().nullable(),
    /** What an order agrees to; it is asked about when it has changed. */
    quote_hash: z.string(),
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.infer<typeof checkoutSchema>;

export const readCheckout = endpoint({
  method: 'GET',
  path: '/albums/:id/checkout',
  summary: 'What an order of the album would cost and what stands in its way',
  tag: 'checkout',
  params: z.object({ id: idSchema }),
  query: checkoutQuerySchema,
  answer: z.object({ checkout: checkoutSchema }),
  refusals: [
    'not_found',
    'forbidden',
    'blueprint_not_orderable',
    'no_albums_out_of_range',
    'packs_per_album_out_of_range',
    'country_unsupported',
    'too_many_requests',
  ],
});
