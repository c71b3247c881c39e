/** What staff do with an order: change it, say what happened to it, talk about it, delete it for a while. */
import { DESK_PRODUCTS, PRODUCTS, STAFF_SIGNALS } from '@figurina/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { addressSchema, lineItemSchema, orderSchema, orderUpdateSchema, postalAddressSchema } from './orders.ts';
import { idSchema, isoTime } from './wire.ts';

const params = z.object({ id: idSchema });
const order = orderSchema;
/** Of the order as the caller has seen it: who saw an older one changes nothing. */
const updated_at = isoTime;
const typedAmount = z.int().min(-LIMITS.lineAmount).max(LIMITS.lineAmount);
const quantity = z.int().min(1).max(LIMITS.lineQuantity);
const description = z.string().trim().max(LIMITS.lineDescription);

export const changeOrder = endpoint({
  method: 'PATCH',
  path: '/orders/:id',
  summary: 'Changes contact and amounts: a typed net amount is met by an adjustment, the gross one within a cent',
  tag: 'operations',
  params,
  body: z.object({
    order: z.object({
      updated_at,
      email: z.string().max(1000).optional(),
      comment: z.string().max(5000).optional(),
      amount: z.int().min(0).max(LIMITS.lineAmount).optional(),
      amount_gross: z
        .int()
        .min(0)
        .max(2 * LIMITS.lineAmount)
        .optional(),
    }),
  }),
  answer: z.object({ order }),
  access: 'admin',
  refusals: [
    'not_found',
    'conflict',
    'order_invalid',
    'order_invoiced',
    'order_ended',
    'order_of_batch',
    'amount_gross_mismatch',
  ],
});

export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/orders/:id',
  summary: 'Puts an order into the trash for thirty days; its voucher is given back',
  tag: 'operations',
  params,
  answer: null,
  status: 204,
  access: 'admin',
  refusals: ['not_found', 'order_invoiced', 'order_shipped', 'order_of_batch'],
});

export const listDeletedOrders = endpoint({
  method: 'GET',
  path: '/orders/trash',
  summary: 'Orders that were deleted, the newest first, as long as they can be restored',
  tag: 'operations',
  answer: z.object({
    orders: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        title: z.string(),
        customer: z.string(),
        amount_gross_human: z.string(),
        deleted_at: isoTime,
        deleted_by: z.string(),
        kept_until: isoTime,
      }),
    ),
  }),
  access: 'admin',
});

export const restoreOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/restore',
  summary: 'Takes an order out of the trash, with its voucher, unless somebody else has that now',
  tag: 'operations',
  params,
  answer: z.object({ order }),
  access: 'admin',
  refusals: ['not_found', 'voucher_taken', 'offer_taken'],
});

export const changeAddress = endpoint({
  method: 'PATCH',
  path: '/addresses/:id',
  summary: 'Changes where an order goes; another country has another VAT and other shipping',
  tag: 'operations',
  params,
  body: z.object({
    address: z.object({ ...postalAddressSchema.shape, phone: z.string().max(1000).default(''), updated_at }),
  }),
  answer: z.object({
    address: addressSchema,
    order,
    /** Gross, in words; null where it costs what it cost. */
    repriced: z.object({ before_human: z.string(), after_human: z.string() }).nullable(),
  }),
  access: 'admin',
  refusals: [
    'not_found',
    'conflict',
    'order_invalid',
    'order_invoiced',
    'order_ended',
    'order_amounts_typed',
    'order_amount_impossible',
    'order_of_batch',
    'country_unsupported',
    'packaging_unavailable',
    'packs_per_album_out_of_range',
    'no_albums_out_of_range',
  ],
});

const LINE_REFUSALS = [
  'not_found',
  'conflict',
  'order_invoiced',
  'order_ended',
  'order_of_batch',
  'line_amount_required',
  'line_of_voucher',
  'order_amount_impossible',
] as const;

export const createLineItem = endpoint({
  method: 'POST',
  path: '/orders/:orderId/line_items',
  summary: 'Adds a line: at the price of the order’s own list, or at a net amount',
  tag: 'operations',
  params: z.object({ orderId: idSchema }),
  body: z.object({
    line_item: z.object({
      updated_at,
      product: z.enum(DESK_PRODUCTS),
      quantity: quantity.default(1),
      description: description.default(''),
      amount: typedAmount.optional(),
    }),
  }),
  answer: z.object({ line_item: lineItemSchema, order }),
  status: 201,
  access: 'admin',
  refusals: LINE_REFUSALS,
});

export const changeLineItem = endpoint({
  method: 'PATCH',
  path: '/line_items/:id',
  summary: 'Changes a line: another quantity is priced by the order’s own list, a typed net amount stays',
  tag: 'operations',
  params,
  body: z.object({
    line_item: z.object({
      updated_at,
      product: z.enum(PRODUCTS).optional(),
      quantity: quantity.optional(),
      description: description.optional(),
      amount: typedAmount.optional(),
    }),
  }),
  answer: z.object({ line_item: lineItemSchema, order }),
  access: 'admin',
  refusals: LINE_REFUSALS,
});

export const deleteLineItem = endpoint({
  method: 'DELETE',
  path: '/line_items/:id',
  summary: 'Takes a line off; with that of a voucher, the voucher',
  tag: 'operations',
  params,
  answer: z.object({ order }),
  access: 'admin',
  refusals: ['not_found', 'order_invoiced', 'order_ended', 'order_of_batch', 'order_amount_impossible'],
});

/** All of them anew: what is left out is taken away. Only parcels that are new are told of by mail. */
export const writeParcels = endpoint({
  method: 'PATCH',
  path: '/orders/:id/parcel_codes',
  summary: 'Writes the numbers by which the parcels of an order are followed, beside that of its timeline',
  tag: 'operations',
  params,
  body: z.object({
    codes: z.array(z.string().max(2000)).max(LIMITS.parcelCodes),
    trigger_email: z.boolean().default(false),
  }),
  answer: z.object({ parcels: z.array(z.object({ code: z.string(), url: z.string() })) }),
  access: 'admin',
  refusals: [
    'not_found',
    'order_ended',
    'order_unpaid',
    'order_update_not_possible',
    'tracking_code_invalid',
    'tracking_code_is_url',
  ],
});

export const createOrderUpdate = endpoint({
  method: 'POST',
  path: '/orders/:id/order_updates',
  summary: 'Says what happened to an order, with what follows from it',
  tag: 'operations',
  params,
  body: z.object({
    order_update: z.object({
      signal: z.enum(STAFF_SIGNALS),
      /** Of `rejected` and `review_feedback` it goes to the customer. */
      message: z.string().trim().max(LIMITS.orderReason).default(''),
      metadata: z
        .object({
          dhl_tracking_code: z.string().max(2000).optional(),
          tracking_code: z.string().max(2000).optional(),
        })
        .default({}),
      /** Of `shipment_created`: the customer is told. */
      trigger_email: z.boolean().default(false),
    }),
  }),
  answer: z.object({ order_update: orderUpdateSchema, order }),
  status: 201,
  access: 'admin',
  refusals: [
    'not_found',
    'order_update_exists',
    'order_update_not_possible',
    'order_update_message_required',
    'tracking_code_invalid',
    'tracking_code_is_url',
    'tracking_url_invalid',
  ],
});

export const deleteOrderUpdate = endpoint({
  method: 'DELETE',
  path: '/order_updates/:id',
  summary: 'Takes back the newest of what staff said, within ten minutes, where nothing rests on it',
  tag: 'operations',
  params,
  answer: z.object({ order }),
  access: 'admin',
  refusals: ['not_found', 'order_update_not_possible'],
});

export const orderCommentSchema = z
  .object({
    id: idSchema,
    order_id: idSchema,
    content: z.string(),
    email: z.string(),
    /** Who wrote it, as they are called now. */
    name: z.string(),
    created_at: isoTime,
    completed: z.boolean(),
    /** Colleagues who were told of it. */
    mentions: z.array(idSchema),
  })
  .meta({ id: 'OrderComment' });
export type OrderComment = z.infer<typeof orderCommentSchema>;

const commentParams = z.object({ id: idSchema, commentId: idSchema });

export const listOrderComments = endpoint({
  method: 'GET',
  path: '/orders/:id/comments',
  summary: 'What staff say to each other about an order, the newest last, and whom they can call',
  tag: 'operations',
  params,
  answer: z.object({
    comments: z.array(orderCommentSchema),
    colleagues: z.array(z.object({ id: idSchema, name: z.string(), email: z.string() })),
  }),
  access: 'admin',
  refusals: ['not_found'],
});

export const createOrderComment = endpoint({
  method: 'POST',
  path: '/orders/:id/comments',
  summary: 'Says something about an order to colleagues; those who are mentioned get a mail',
  tag: 'operations',
  params,
  body: z.object({
    comment: z.object({
      content: z.string().trim().min(1).max(LIMITS.orderComment),
      mentions: z.array(idSchema).max(20).default([]),
    }),
  }),
  answer: z.object({ comment: orderCommentSchema }),
  status: 201,
  access: 'admin',
  refusals: ['not_found'],
});

export const changeOrderComment = endpoint({
  method: 'PATCH',
  path: '/orders/:id/comments/:commentId',
  summary: 'Marks a comment as done, or as not done',
  tag: 'operations',
  params: commentParams,
  body: z.object({ comment: z.object({ completed: z.boolean() }) }),
  answer: z.object({ comment: orderCommentSchema }),
  access: 'admin',
  refusals: ['not_found'],
});

export const deleteOrderComment = endpoint({
  method: 'DELETE',
  path: '/orders/:id/comments/:commentId',
  summary: 'Takes a comment away',
  tag: 'operations',
  params: commentParams,
  answer: null,
  status: 204,
  access: 'admin',
  refusals: ['not_found'],
});
