/** What staff see of all orders and albums. */
import { CATEGORIES } from '@figurina/album';
import { ENDING_SIGNALS, ORDER_TABS } from '@figurina/commerce';
import { z } from 'zod';
import { languageSchema } from './albums.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { statusObjectSchema } from './orders.ts';
import { idSchema, isoDate, isoTime, paginationSchema } from './wire.ts';

export const ORDER_SCOPES = ['show_all', 'pending_review', 'pending_transfer', 'pending_shipment', 'shipped'] as const;
export type OrderScope = (typeof ORDER_SCOPES)[number];
export const ALBUM_SCOPES = ['show_all', 'updated_today', 'with_order'] as const;
export type AlbumScope = (typeof ALBUM_SCOPES)[number];
export const DASHBOARD_SORTS = ['release_date', 'created_at'] as const;
export type DashboardSort = (typeof DASHBOARD_SORTS)[number];

/** Of a day that lies ahead; null: later than this week, or no day that anything is due. */
const urgencySchema = z.enum(['overdue', 'this_week']).nullable();
export type Urgency = z.infer<typeof urgencySchema>;

const dueStatusSchema = statusObjectSchema.extend({ urgency: urgencySchema });
export type DueStatus = z.infer<typeof dueStatusSchema>;

export const dashboardOrderSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    album: z.object({
      id: idSchema,
      title: z.string(),
      identifier: z.string(),
      category: z.enum(CATEGORIES),
      release_date: isoDate.nullable(),
      cover_preview_url: z.string().nullable(),
    }),
    customer: z.string(),
    city: z.string(),
    /** Where it stands; `rejected` stands for all that ended before they were shipped. */
    tab: z.enum(ORDER_TABS),
    /** Who has to do something for it to go on; null: it is over. */
    turn: z.enum(['house', 'customer']).nullable(),
    /** By what it ended before it was shipped. */
    ended_by: z.enum(ENDING_SIGNALS).nullable(),
    transfer_status: dueStatusSchema,
    albums_status: dueStatusSchema,
    shipment_status: dueStatusSchema,
    no_albums: z.int(),
    /** A part of another order, at no price. */
    replacement: z.boolean(),
    amount_gross_human: z.string(),
    created_at: isoTime,
  })
  .meta({ id: 'DashboardOrder' });
export type DashboardOrder = z.infer<typeof dashboardOrderSchema>;

export const dashboardAlbumSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    identifier: z.string(),
    language: languageSchema,
    category: z.enum(CATEGORIES).nullable(),
    release_date: isoDate.nullable(),
    created_at: isoTime,
    updated_at: isoTime,
    cover_preview_url: z.string().nullable(),
    blueprint_title: z.string().nullable(),
    blueprint_category: z.enum(CATEGORIES).nullable(),
    total_sticker_sorts: z.int(),
    owner: z.string(),
  })
  .meta({ id: 'DashboardAlbum' });
export type DashboardAlbum = z.infer<typeof dashboardAlbumSchema>;

const listQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per: z.coerce.number().int().min(1).max(100).default(20),
  query: z.string().max(LIMITS.dashboardQuery).default(''),
};
/** Of what is looked for only so many are counted and shown: beyond them, `is_more` says that there are others. */
const pagesSchema = paginationSchema.extend({ total_count: z.int(), is_more: z.boolean() });
const waiting = z.object({ pending_review: z.int(), pending_transfer: z.int(), pending_shipment: z.int() });

export const listOrdersDashboard = endpoint({
  method: 'GET',
  path: '/orders/dashboard',
  summary: 'All orders by where they stand, with how many there are; a page past the end is the last one',
  tag: 'dashboard',
  query: z.object({
    ...listQuery,
    scope: z.enum(ORDER_SCOPES).default('show_all'),
    sort_by: z.enum(DASHBOARD_SORTS).default('release_date'),
    sort_order: z.enum(['asc', 'desc']).default('asc'),
  }),
  answer: z.object({
    orders: z.array(dashboardOrderSchema),
    /** Whatever is looked for. */
    meta: z.object({ show_all: z.int(), ...waiting.shape, shipped: z.int(), overdue: waiting, this_week: waiting }),
    pagination: pagesSchema,
  }),
  access: 'admin',
});
export type OrdersDashboard = z.infer<typeof listOrdersDashboard.answer>;

export const listAlbumsDashboard = endpoint({
  method: 'GET',
  path: '/albums/dashboard',
  summary: 'All albums that are not in the trash, with how many there are; a page past the end is the last one',
  tag: 'dashboard',
  query: z.object({
    ...listQuery,
    scope: z.enum(ALBUM_SCOPES).default('show_all'),
    sort_by: z.enum(DASHBOARD_SORTS).default('created_at'),
    sort_order: z.enum(['asc', 'desc']).default('desc'),
  }),
  answer: z.object({
    albums: z.array(dashboardAlbumSchema),
    meta: z.object({ show_all: z.int(), updated_today: z.int(), with_order: z.int() }),
    pagination: pagesSchema,
  }),
  access: 'admin',
  scope: 'albums:read',
});
export type AlbumsDashboard = z.infer<typeof listAlbumsDashboard.answer>;

/** Apart from the list: albums that nobody has asked about lately are read whole for it. */
export const listAlbumErrors = endpoint({
  method: 'GET',
  path: '/albums/dashboard/errors',
  summary: 'What stands in the way of an order of some albums, by their ids',
  tag: 'dashboard',
  query: z.object({
    /** With commas between them. */
    ids: z
      .string()
      .max(2000)
      .transform((ids) => [...new Set(ids.split(',').filter(Boolean))])
      .pipe(z.array(idSchema).min(1).max(20)),
  }),
  answer: z.object({ errors: z.record(z.string(), z.array(z.string())) }),
  access: 'admin',
  scope: 'albums:read',
});
