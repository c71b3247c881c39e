/** Orders are placed, changed and called off until the print approval, confirmed as delivered, and repeated. */
import { z } from 'zod';
import { campaignSchema } from './campaign.ts';
import { amountSchema, checkoutSchema } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { orderedSchema, orderSchema, postalAddressSchema } from './orders.ts';
import { idSchema } from './wire.ts';

const orderParams = z.object({ id: idSchema });

export const orderWishSchema = z.object({
  album_id: idSchema,
  ...orderedSchema.shape,
  voucher_code: z.string().max(60).nullable().default(null),
  ...postalAddressSchema.shape,
  email: z.string().max(1000).default(''),
  phone: z.string().max(1000).default(''),
  comment: z.string().max(5000).default(''),
  quote_name: z.string().max(1000).default(''),
  print_access_consent: z.boolean().default(false),
  billing_address: postalAddressSchema.nullable().default(null),
  vat_id: z.string().max(20).default(''),
  purchase_order: z.string().max(60).default(''),
  leitweg_id: z.string().max(60).default(''),
  /** Of the checkout that the customer saw; without it the price of the moment holds. */
  quote_hash: z.string().max(128).optional(),
  campaign: campaignSchema.optional(),
});
export type OrderWish = z.infer<typeof orderWishSchema>;

/** Header `Idempotency-Key`: the same order twice is one order. */
export const createOrder = endpoint({
  method: 'POST',
  path: '/orders',
  summary: 'Orders an album; with an `Idempotency-Key`, once however often it is sent',
  tag: 'orders',
  body: z.object({ order: orderWishSchema }),
  answer: z.object({ order: orderSchema }),
  status: 201,
  again: 200,
  refusals: [
    'not_found',
    'forbidden',
    'conflict',
    'blueprint_not_orderable',
    'order_invalid',
    'album_not_printable',
    'price_changed',
    'voucher_invalid',
    'voucher_inactive',
    'voucher_taken',
    'voucher_below_minimum_amount',
    'no_albums_out_of_range',
    'packs_per_album_out_of_range',
    'packaging_unavailable',
    'feature_unavailable',
    'country_unsupported',
    'idempotency_conflict',
    'order_in_progress',
    'address_unconfirmed',
    'too_many_requests',
  ],
});

/** What the customer may change until the print approval. */
export const orderChangeSchema = z.object({
  ...orderedSchema.shape,
  ...postalAddressSchema.shape,
  phone: z.string().max(1000).default(''),
  /** Null: none. Left out: the one that the order has redeemed. */
  voucher_code: z.string().max(60).nullable().optional(),
  /** The album as it is now instead of as it was ordered, with its pages and stickers: who placed the order says so. */
  accept_scope: z.boolean().default(false),
});
export type OrderChange = z.infer<typeof orderChangeSchema>;

export const quoteOrderChange = endpoint({
  method: 'POST',
  path: '/orders/:id/change_quote',
  summary: 'What a change of the order would cost; changes nothing',
  tag: 'orders',
  params: orderParams,
  body: z.object({ order: orderChangeSchema }),
  answer: z.object({
    checkout: checkoutSchema,
    /** To what the order costs now; the whole amount where its currency becomes another one. */
    difference_gross: amountSchema,
    difference_gross_human: z.string(),
  }),
  refusals: [
    'not_found',
    'too_many_requests',
    'order_fixed',
    'no_albums_out_of_range',
    'packs_per_album_out_of_range',
    'packaging_unavailable',
    'country_unsupported',
  ],
  scope: 'orders:read',
});

export const changeOrderByCustomer = endpoint({
  method: 'PATCH',
  path: '/orders/:id/change',
  summary: 'Changes quantity, packaging, features, address and event date until the print approval',
  tag: 'orders',
  params: orderParams,
  body: z.object({ order: orderChangeSchema, quote_hash: z.string().max(128) }),
  answer: z.object({ order: orderSchema }),
  refusals: [
    'not_found',
    'conflict',
    'too_many_requests',
    'order_fixed',
    'order_invoiced',
    'order_invalid',
    'price_changed',
    'no_albums_out_of_range',
    'packs_per_album_out_of_range',
    'packaging_unavailable',
    'feature_unavailable',
    'country_unsupported',
  ],
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/cancel',
  summary: 'Calls the order off until the print approval; a voucher is given back',
  tag: 'orders',
  params: orderParams,
  body: z.object({ reason: z.string().trim().max(LIMITS.orderReason).default('') }),
  answer: z.object({ order: orderSchema }),
  refusals: ['not_found', 'order_fixed', 'too_many_requests'],
});

export const confirmDelivery = endpoint({
  method: 'POST',
  path: '/orders/:id/delivered',
  summary: 'Says that it has arrived',
  tag: 'orders',
  params: orderParams,
  answer: z.object({ order: orderSchema }),
  refusals: ['not_found', 'order_update_not_possible', 'too_many_requests'],
});

/** What is wished for of an order that is repeated; the rest is as it was. */
export const reorderWishSchema = orderedSchema;
export type ReorderWish = z.infer<typeof reorderWishSchema>;

export const quoteReorder = endpoint({
  method: 'POST',
  path: '/orders/:id/reorder_quote',
  summary: 'What repeating an order would cost today; changes nothing',
  tag: 'orders',
  params: orderParams,
  body: z.object({ order: reorderWishSchema }),
  answer: z.object({ checkout: checkoutSchema }),
  refusals: [
    'not_found',
    'forbidden',
    'order_not_approved',
    'order_of_batch',
    'no_albums_out_of_range',
    'packs_per_album_out_of_range',
    'packaging_unavailable',
    'country_unsupported',
    'too_many_requests',
  ],
  scope: 'orders:read',
});

/** The approved copy once more, at the prices of today. */
export const reorder = endpoint({
  method: 'POST',
  path: '/orders/:id/reorder',
  summary: 'Orders the approved copy of an order again, with the same pages',
  tag: 'orders',
  params: orderParams,
  body: z.object({
    order: reorderWishSchema.extend({
      print_access_consent: z.boolean().default(false),
      quote_hash: z.string().max(128).optional(),
    }),
  }),
  answer: z.object({ order: orderSchema }),
  status: 201,
  again: 200,
  refusals: [
    'not_found',
    'forbidden',
    'order_not_approved',
    'order_of_batch',
    'order_invalid',
    'country_unsupported',
    'address_unconfirmed',
    'price_changed',
    'no_albums_out_of_range',
    'packs_per_album_out_of_range',
    'packaging_unavailable',
    'feature_unavailable',
    'idempotency_conflict',
    'order_in_progress',
    'too_many_requests',
  ],
});
