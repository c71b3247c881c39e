/** Quotes: an order's price frozen until a day, with a number that is typed in the checkout. Wire name of the number: `quote_name`. */
import { CATEGORIES } from '@figurina/album';
import { PRODUCTS } from '@figurina/commerce';
import { z } from 'zod';
import { languageSchema } from './albums.ts';
import { amountSchema, countrySchema, currencySchema, featureSchema, packagingSchema } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoDate, isoTime, paginationSchema } from './wire.ts';

export const offerWishSchema = z.object({
  /** Who it is for, line by line as on a letter. */
  customer: z.string().trim().min(1).max(LIMITS.offerCustomer),
  email: z.email().max(254).or(z.literal('')).default(''),
  language: languageSchema,
  category: z.enum(CATEGORIES),
  country_code: countrySchema,
  no_albums: z.int(),
  sticker_packaging_type: packagingSchema,
  packs_per_album: z.int().nullable().default(null),
  order_features: z.array(featureSchema).default([]),
  /** Printed pages, singles and doubles of the album that is planned. */
  pages: z.int().min(4).max(400).multipleOf(2),
  singles: z.int().min(0).max(2000),
  doubles: z.int().min(0).max(2000).default(0),
  valid_until: isoDate,
  note: z.string().trim().max(LIMITS.offerNote).default(''),
});

/** What its price depends on. */
export const offerScopeSchema = offerWishSchema.omit({ customer: true, email: true, language: true, note: true });

/** `ordered`: there is one order of an offer. */
export const OFFER_STATES = ['open', 'over', 'withdrawn', 'ordered'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const offerSchema = z
  .object({
    id: idSchema,
    /** `A-2027-0001`. */
    name: z.string(),
    ...offerWishSchema.shape,
    currency: currencySchema,
    amount: amountSchema,
    tax_value: amountSchema,
    amount_gross: amountSchema,
    amount_human: z.string(),
    amount_gross_human: z.string(),
    state: z.enum(OFFER_STATES),
    /** The page that opens without signing in, with its PDF. */
    url: z.string(),
    pdf_url: z.string(),
    withdrawn: z.boolean(),
    /** The order that was made of it. */
    order_name: z.string().nullable(),
    created_at: isoTime,
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof offerSchema>;

export const listOffers = endpoint({
  method: 'GET',
  path: '/offers',
  summary: 'Quotes, the newest first',
  tag: 'offers',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per: z.coerce.number().int().min(1).max(100).default(25),
    /** Part of the number, of the customer or of a note. */
    query: z.string().max(100).optional(),
  }),
  answer: z.object({ offers: z.array(offerSchema), pagination: paginationSchema }),
  access: 'admin',
});

/** What it would cost today, before it has a number: numbers are never given back. */
export const priceOffer = endpoint({
  method: 'POST',
  path: '/offer_prices',
  summary: 'What a quote would cost at the prices of today; makes none',
  tag: 'offers',
  body: z.object({ offer: offerScopeSchema }),
  answer: z.object({
    offer_price: z.object({
      line_items: z.array(
        z.object({ product: z.enum(PRODUCTS), text: z.string(), amount: amountSchema, amount_human: z.string() }),
      ),
      /** Those that are taken where none are named; null for boxes. */
      packs_per_album: z.int().nullable(),
      amount_human: z.string(),
      tax_value_human: z.string(),
      amount_gross_human: z.string(),
    }),
  }),
  access: 'admin',
  refusals: ['no_albums_out_of_range', 'packs_per_album_out_of_range', 'packaging_unavailable', 'offer_wrong'],
  scope: 'offers:read',
});

export const createOffer = endpoint({
  method: 'POST',
  path: '/offers',
  summary: 'Makes a quote at the prices of today',
  tag: 'offers',
  body: z.object({ offer: offerWishSchema }),
  answer: z.object({ offer: offerSchema }),
  status: 201,
  access: 'admin',
  refusals: ['no_albums_out_of_range', 'packs_per_album_out_of_range', 'packaging_unavailable', 'offer_wrong'],
});

export const withdrawOffer = endpoint({
  method: 'PATCH',
  path: '/offers/:id',
  summary: 'Takes a quote back, or gives it again',
  tag: 'offers',
  params: z.object({ id: idSchema }),
  body: z.object({ offer: z.object({ withdrawn: z.boolean() }) }),
  answer: z.object({ offer: offerSchema }),
  access: 'admin',
  refusals: ['not_found'],
});
