/** What waits for whom today, and what staff do to many orders at once. */
import { z } from 'zod';
import { dashboardOrderSchema } from './dashboard.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema } from './wire.ts';

export const BOARD_QUEUES = ['claim', 'review', 'transfer', 'shipment', 'approval', 'payment'] as const;
export type BoardQueue = (typeof BOARD_QUEUES)[number];

export const readBoard = endpoint({
  method: 'GET',
  path: '/orders/dashboard/today',
  summary: 'What waits for whom: the most urgent orders of each queue, four of the house and two of customers',
  tag: 'dashboard',
  answer: z.object({
    queues: z.array(
      z.object({
        queue: z.enum(BOARD_QUEUES),
        turn: z.enum(['house', 'customer']),
        total: z.int(),
        overdue: z.int(),
        this_week: z.int(),
        orders: z.array(dashboardOrderSchema),
      }),
    ),
  }),
  access: 'admin',
});
export type Board = z.infer<typeof readBoard.answer>;

const chosen = z.object({ ids: z.array(idSchema).min(1).max(LIMITS.bulkOrders) });

export const printDeliveryNotes = endpoint({
  method: 'POST',
  path: '/orders/bulk_delivery_notes',
  summary: 'The delivery notes of several orders in one PDF, in the order of the ids',
  tag: 'dashboard',
  body: chosen,
  answer: z.object({ filename: z.string(), pdf: z.base64() }),
  access: 'admin',
  refusals: ['not_found'],
  scope: 'orders:read',
});

export const BULK_OUTCOMES = ['started', 'refused'] as const;

export const transferOrders = endpoint({
  method: 'POST',
  path: '/orders/bulk_transfer',
  summary: 'Sends the archives of several orders to the print shop, each by itself: what became of it is told of each',
  tag: 'dashboard',
  body: chosen,
  answer: z.object({
    results: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        outcome: z.enum(BULK_OUTCOMES),
        /** Why not, in the reader's language; empty where it has begun. */
        message: z.string(),
      }),
    ),
  }),
  access: 'admin',
  refusals: ['not_found'],
  scope: 'production:write',
});

/** CSV as the house writes it: UTF-8 with a mark, semicolons, what a table program would run made harmless. */
export const exportLabels = endpoint({
  method: 'POST',
  path: '/orders/labels',
  summary: 'What a carrier needs for the labels of several orders, as CSV: a row a parcel',
  tag: 'dashboard',
  body: chosen,
  answer: z.object({ filename: z.string(), csv: z.string(), parcels: z.int() }),
  access: 'admin',
  refusals: ['not_found'],
  scope: 'orders:read',
});

export const TRACKING_OUTCOMES = [
  'ready',
  'written',
  'unchanged',
  'unknown_order',
  'wrong_code',
  'other_code',
  'not_possible',
] as const;
export type TrackingOutcome = (typeof TRACKING_OUTCOMES)[number];

export const readTracking = endpoint({
  method: 'POST',
  path: '/orders/tracking',
  summary:
    'Reads tracking numbers from a CSV (order; number) of a carrier, and with `apply` writes those that are ready',
  tag: 'dashboard',
  body: z.object({
    csv: z.string().max(LIMITS.trackingCsv),
    apply: z.boolean().default(false),
    /** Customers are told by mail where to follow their parcel. */
    trigger_email: z.boolean().default(true),
  }),
  answer: z.object({
    rows: z.array(
      z.object({
        /** As counted in the file, from 1. */
        line: z.int(),
        order_id: idSchema.nullable(),
        /** As it stands in the file, where there is no such order. */
        order_name: z.string(),
        code: z.string(),
        outcome: z.enum(TRACKING_OUTCOMES),
      }),
    ),
  }),
  access: 'admin',
  refusals: ['tracking_unreadable'],
});
export type TrackingRow = z.infer<typeof readTracking.answer>['rows'][number];
