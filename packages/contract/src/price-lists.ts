/** Price lists of the house for its staff, and what an order would cost by one of them. */
import { PRODUCTS } from '@figurina/commerce';
import { z } from 'zod';
import { currencySchema, featureSchema } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { offerScopeSchema } from './offers.ts';
import { isoDate } from './wire.ts';

export const priceListSchema = z
  .object({
    /** Kept with every order. */
    id: z.string(),
    currency: currencySchema,
    /** The first day of its prices. */
    effective_from: isoDate,
    /** `over`: another one began after it; `coming`: it has not begun. */
    state: z.enum(['over', 'in_force', 'coming']),
  })
  .meta({ id: 'PriceList' });
export type PriceListRecord = z.infer<typeof priceListSchema>;

export const listPriceLists = endpoint({
  method: 'GET',
  path: '/price_lists',
  summary: 'All price lists, by currency, the newest first, and which of them are in force',
  tag: 'operations',
  answer: z.object({ price_lists: z.array(priceListSchema) }),
  access: 'admin',
  scope: 'prices:read',
});

export const quotePriceList = endpoint({
  method: 'POST',
  path: '/price_lists/quote',
  summary: 'What an order would cost by a list, with the VAT of today; makes nothing',
  tag: 'operations',
  body: z.object({ price_list: z.string().max(100), wish: offerScopeSchema.omit({ valid_until: true }) }),
  answer: z.object({
    line_items: z.array(
      z.object({ product: z.enum(PRODUCTS), text: z.string(), quantity: z.int(), amount_human: z.string() }),
    ),
    /** Those that are taken where none are named; null for boxes. */
    packs_per_album: z.int().nullable(),
    parcels: z.int(),
    /** Wished for, and not to be had with the rest of the wish: they are not in the price. */
    missing_features: z.array(featureSchema),
    amount_human: z.string(),
    tax_value_human: z.string(),
    amount_gross_human: z.string(),
  }),
  access: 'admin',
  refusals: [
    'not_found',
    'country_unsupported',
    'no_albums_out_of_range',
    'packs_per_album_out_of_range',
    'packaging_unavailable',
  ],
  scope: 'prices:read',
});
