/** Orders: made in the checkout, followed by their customer, changed and called off until the print approval. */
import { CATEGORIES } from '@figurina/album';
import { PRODUCTS, SIGNALS, STATIONS } from '@figurina/commerce';
import { z } from 'zod';
import { campaignSchema } from './campaign.ts';
import { amountSchema, checkoutSchema, currencySchema, featureSchema, packagingSchema } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { invoiceSchema } from './invoices.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoDate, isoTime, paginationSchema } from './wire.ts';

const orderParams = z.object({ id: idSchema });
/** Of the status page: unguessable. */
const tokenParams = z.object({ token: z.string().max(64) });

/** Where to; on the wire as the checkout's form has it. Their rules are `contactFaults` of packages/commerce. */
const addressShape = {
  organization: z.string().max(1000).default(''),
  first_name: z.string().max(1000).default(''),
  last_name: z.string().max(1000).default(''),
  address1: z.string().max(1000).default(''),
  address2: z.string().max(1000).default(''),
  zip_code: z.string().max(1000).default(''),
  city: z.string().max(1000).default(''),
  country_code: z.string().max(1000).default(''),
};
export const postalAddressSchema = z.object(addressShape);
export type PostalAddress = z.infer<typeof postalAddressSchema>;

export const addressSchema = z.object({ id: idSchema, ...addressShape, phone: z.string() });
export type Address = z.infer<typeof addressSchema>;

/** What is ordered. */
const orderedShape = {
  no_albums: z.int(),
  sticker_packaging_type: packagingSchema,
  packs_per_album: z.int().nullable().default(null),
  order_features: z.array(featureSchema).default([]),
  release_date: isoDate.nullable().default(null),
};

export const orderWishSchema = z.object({
  album_id: idSchema,
  ...orderedShape,
  voucher_code: z.string().max(60).nullable().default(null),
  ...addressShape,
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

export const statusObjectSchema = z.object({
  status: z.string(),
  /** Due while it is pending, else when it happened. */
  date: isoDate.nullable(),
  target: z.string().nullable(),
});

export const orderUpdateSchema = z
  .object({
    id: idSchema,
    signal: z.enum(SIGNALS),
    /** A headline; `human_title` is the one word of the badge. */
    title: z.string(),
    human_title: z.string(),
    /** What a person wrote about it, else what there is to know. */
    message: z.string(),
    color: z.enum(['green', 'yellow', 'red', 'grey']),
    metadata: z.record(z.string(), z.unknown()),
    target_url: z.string().nullable(),
    created_at: isoTime,
  })
  .meta({ id: 'OrderUpdate' });
export type OrderUpdate = z.infer<typeof orderUpdateSchema>;

export const lineItemSchema = z.object({
  id: idSchema,
  product: z.enum(PRODUCTS),
  title: z.string(),
  /** Title and quantity in one line: `120 Alben, Softcover 23 × 29,7 cm`. */
  text: z.string(),
  description: z.string(),
  quantity: z.int(),
  amount: amountSchema,
  amount_gross: amountSchema,
  amount_human: z.string(),
  amount_gross_human: z.string(),
});
export type LineItem = z.infer<typeof lineItemSchema>;

export const stationSchema = z.object({
  station: z.enum(STATIONS),
  human_title: z.string(),
  reached: z.boolean(),
  date: isoDate.nullable(),
});

const orderAlbumSchema = z.object({
  id: idSchema,
  title: z.string(),
  release_date: isoDate.nullable(),
  cover_preview_url: z.string().nullable(),
  category: z.enum(CATEGORIES),
  pages: z.int(),
  total_sticker_sorts: z.int(),
  spine: z.number(),
  /** Whether the caller can open it: it may be in the trash, or its order a reader's no more. */
  open: z.boolean(),
});

export const orderSummarySchema = z
  .object({
    id: idSchema,
    name: z.string(),
    status_message: z.string(),
    created_at: isoTime,
    /** One line, as on the card. */
    shipping_address_line: z.string(),
    album: orderAlbumSchema,
    /** The newest day of each signal that happened and that customers see. */
    reached_signals: z.array(z.object({ title: z.enum(SIGNALS), date: isoDate })),
    estimated_delivery_date: isoDate,
    amount_gross_human: z.string(),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const orderSchema = orderSummarySchema
  .extend({
    email: z.string(),
    phone: z.string(),
    comment: z.string(),
    quote_name: z.string(),
    purchase_order: z.string(),
    vat_id: z.string(),
    leitweg_id: z.string(),
    amount: amountSchema,
    tax_value: amountSchema,
    amount_gross: amountSchema,
    amount_net_human: z.string(),
    amount_human: z.string(),
    tax_value_human: z.string(),
    currency: currencySchema,
    tax_rate: z.int(),
    amounts_first: z.enum(['net', 'gross']),
    language: z.string(),
    country_code: z.string(),
    ...orderedShape,
    shipping_address: addressSchema,
    billing_address: postalAddressSchema.nullable(),
    line_items: z.array(lineItemSchema),
    /** The newest first. */
    order_updates: z.array(orderUpdateSchema),
    stations: z.array(stationSchema),
    /** The customer's: null while it is a draft. `invoice` is the staff's view. */
    user_invoice: invoiceSchema.nullable(),
    invoice: invoiceSchema.nullable(),
    design_check: z.boolean(),
    transfer_status: statusObjectSchema,
    albums_status: statusObjectSchema,
    shipment_status: statusObjectSchema,
    /** Whether there is one to open. */
    delivery_note: z.boolean(),
    /** Address of the page that follows the parcels. */
    tracking_code: z.string().nullable(),
    approved_at: isoTime.nullable(),
    approved_version: z.int().nullable(),
    delivered_at: isoTime.nullable(),
    /** What the caller may do now. */
    may: z.object({
      change: z.boolean(),
      cancel: z.boolean(),
      confirm_delivery: z.boolean(),
      reorder: z.boolean(),
      upload_bag: z.boolean(),
    }),
    /** The artwork of own bags: null where none is ordered. */
    bag_artwork: z.object({ filename: z.string().nullable() }).nullable(),
    /** `/order/<token>`: opens without signing in. Null for whoever came by it. */
    status_path: z.string().nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof orderSchema>;

/** Header `Idempotency-Key`: the same order twice is one order. */
export const createOrder = endpoint({
  method: 'POST',
  path: '/orders',
  summary: 'Orders an album; with an `Idempotency-Key`, once however often it is sent',
  tag: 'orders',
  body: z.object({ order: orderWishSchema }),
  answer: z.object({ order: orderSchema }),
  status: 201,
  refusals: [
    'not_found',
    'forbidden',
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

export const listOrders = endpoint({
  method: 'GET',
  path: '/orders',
  summary: "The caller's orders and those of their own albums, the newest first",
  tag: 'orders',
  query: z.object({
    page: z.coerce.number().int().min(1).default(1),
    per: z.coerce.number().int().min(1).max(50).default(25),
  }),
  answer: z.object({ orders: z.array(orderSummarySchema), pagination: paginationSchema }),
});

export const listOrderSignals = endpoint({
  method: 'GET',
  path: '/order_signals',
  summary: 'What can happen to an order, in the order of the work',
  tag: 'orders',
  answer: z.object({ signals: z.array(z.object({ title: z.enum(SIGNALS), human_title: z.string() })) }),
});

export const readOrder = endpoint({
  method: 'GET',
  path: '/orders/:id',
  summary: 'One order, for who placed it, the owner of its album and administrators',
  tag: 'orders',
  params: orderParams,
  answer: z.object({ order: orderSchema }),
  refusals: ['not_found'],
});

/** Without address, telephone and e-mail: the link is handed on. */
export const publicOrderSchema = orderSchema
  .pick({
    name: true,
    status_message: true,
    created_at: true,
    album: true,
    order_updates: true,
    stations: true,
    estimated_delivery_date: true,
    tracking_code: true,
    no_albums: true,
  })
  .meta({ id: 'PublicOrder' });
export type PublicOrder = z.infer<typeof publicOrderSchema>;

export const readPublicOrder = endpoint({
  method: 'GET',
  path: '/public/orders/:token',
  summary: 'How far an order is, for whoever holds its link',
  tag: 'orders',
  params: tokenParams,
  answer: z.object({ order: publicOrderSchema }),
  access: 'public',
  refusals: ['order_gone', 'too_many_requests'],
});

export const readDeliveryNote = endpoint({
  method: 'GET',
  path: '/orders/:id/delivery_note',
  summary: 'The address of the delivery note, which holds for ten minutes',
  tag: 'orders',
  params: orderParams,
  answer: z.object({ pdf_url: z.string() }),
  refusals: ['not_found'],
});

/** What the customer may change until the print approval. */
export const orderChangeSchema = z.object({
  ...orderedShape,
  ...addressShape,
  phone: z.string().max(1000).default(''),
});
export type OrderChange = z.infer<typeof orderChangeSchema>;

export const quoteOrderChange = endpoint({
  method: 'POST',
  path: '/orders/:id/change_quote',
  summary: 'What a change of the order would cost; changes nothing',
  tag: 'orders',
  params: orderParams,
  body: z.object({ order: orderChangeSchema }),
  answer: z.object({ checkout: checkoutSchema, difference_gross: amountSchema, difference_gross_human: z.string() }),
  refusals: [
    'not_found',
    'order_fixed',
    'no_albums_out_of_range',
    'packs_per_album_out_of_range',
    'packaging_unavailable',
    'country_unsupported',
  ],
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
  refusals: ['not_found', 'order_fixed'],
});

export const confirmDelivery = endpoint({
  method: 'POST',
  path: '/orders/:id/delivered',
  summary: 'Says that it has arrived',
  tag: 'orders',
  params: orderParams,
  answer: z.object({ order: orderSchema }),
  refusals: ['not_found', 'order_update_not_possible'],
});

/** What is wished for of an order that is repeated; the rest is as it was. */
export const reorderWishSchema = z.object(orderedShape);
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
    'no_albums_out_of_range',
    'packs_per_album_out_of_range',
    'packaging_unavailable',
  ],
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
  refusals: [
    'not_found',
    'forbidden',
    'order_not_approved',
    'order_invalid',
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
