/** What an order is, and how its customer follows it. */
import { CATEGORIES } from '@figurina/album';
import { PRODUCTS, SIGNALS, STAFF_SIGNALS, STATIONS } from '@figurina/commerce';
import { z } from 'zod';
import { amountSchema, currencySchema, featureSchema, packagingSchema } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { invoiceSchema } from './invoices.ts';
import { idSchema, isoDate, isoTime, paginationSchema, plannedDate } from './wire.ts';

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
export const orderedSchema = z.object({
  no_albums: z.int(),
  sticker_packaging_type: packagingSchema,
  packs_per_album: z.int().nullable().default(null),
  order_features: z.array(featureSchema).default([]),
  release_date: plannedDate.nullable().default(null),
});

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

/** What staff can say of an order now, and what they have to say with it. */
export const openSignalSchema = z.object({
  signal: z.enum(STAFF_SIGNALS),
  human_title: z.string(),
  needs: z.enum(['nothing', 'message', 'dhl_tracking_code', 'tracking_code']),
  /** Whether the customer is told by mail: always, where staff ask for it, or not. */
  mail: z.enum(['always', 'on_request', 'never']),
});
export type OpenSignal = z.infer<typeof openSignalSchema>;

/** What of an order only staff see. */
export const staffOrderSchema = z
  .object({
    /** Goes with what they change: who saw an older order is told. */
    updated_at: isoTime,
    /** A run that guests ordered into, or the order of one of them, which is printed with its run. */
    batch: z.enum(['run', 'guest']).nullable(),
    placed_by: z.object({ id: z.string(), email: z.string(), name: z.string() }).nullable(),
    open_signals: z.array(openSignalSchema),
    /** The event that can be taken back, and until when. */
    undo: z.object({ id: idSchema, until: isoTime }).nullable(),
    /** Lines that staff changed: their quantity, or their amount, which stays. */
    by_hand: z.record(idSchema, z.enum(['quantity', 'amount'])),
    /** What is printed: the approved copy, else what was ordered. */
    copy: z.object({ approved: z.boolean(), valid: z.boolean(), version: z.int(), hash: z.string() }),
    may: z.object({
      edit: z.boolean(),
      edit_amounts: z.boolean(),
      delete: z.boolean(),
      invoice: z.boolean(),
      credit: z.boolean(),
    }),
  })
  .meta({ id: 'StaffOrder' });
export type StaffOrder = z.infer<typeof staffOrderSchema>;

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
    ...orderedSchema.shape,
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
    /** Numbers of its parcels, as far as they are known, with the page that follows each. */
    parcels: z.array(z.object({ code: z.string(), url: z.string() })),
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
    /** The order of which this one replaces a part, at no price. */
    replaces: z.object({ id: idSchema, name: z.string() }).nullable(),
    /** `/order/<token>`: opens without signing in. Null for whoever came by it. */
    status_path: z.string().nullable(),
    /** Null for customers. */
    staff: staffOrderSchema.nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof orderSchema>;

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
    parcels: true,
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
