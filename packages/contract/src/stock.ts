/** Pictures that everybody may use: Pexels when the operator has a key for it, else the library that the product brings along. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { imageAnswerSchema } from './images.ts';
import { idSchema, paginationSchema } from './wire.ts';

export const stockPhotoSchema = z
  .object({
    /** `pexels-<number>` or `library-<name>`. */
    id: idSchema,
    /** The number at Pexels, which elements keep as `pexelsId`; null for the library's. */
    pexels_id: z.int().nullable(),
    title: z.string(),
    photographer: z.string(),
    photographer_url: z.string().nullable(),
    width: z.int().positive(),
    height: z.int().positive(),
    /** The mean colour, to be shown until the picture is there. */
    color: z.string(),
    /** Root-relative: the browser of a reader never asks the source itself. */
    src: z.object({ tiny: z.string() }),
  })
  .meta({ id: 'StockPhoto' });
export type StockPhoto = z.infer<typeof stockPhotoSchema>;

export const STOCK = { queryMin: 3, queryMax: 100, perPage: 16, debounceMs: 750 } as const;

export const searchStockPhotos = endpoint({
  method: 'GET',
  path: '/stock_photos',
  summary: 'Searches pictures that may be used freely, sixteen a page',
  tag: 'stock',
  query: z.object({
    query: z.string().trim().min(STOCK.queryMin).max(STOCK.queryMax),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  answer: z.object({
    stock_photos: z.array(stockPhotoSchema),
    source: z.enum(['pexels', 'library']),
    total_count: z.int(),
    pagination: paginationSchema,
  }),
  refusals: ['unavailable', 'too_many_requests'],
});

export const readStockPhoto = endpoint({
  method: 'GET',
  path: '/stock_photos/:id',
  summary: 'One of these pictures',
  tag: 'stock',
  params: z.object({ id: idSchema }),
  answer: z.object({ stock_photo: stockPhotoSchema }),
  refusals: ['not_found', 'unavailable', 'too_many_requests'],
});

/** The album gets a copy: it must not change or go away when the source does. `meta` of the picture names the source. */
export const takeStockPhoto = endpoint({
  method: 'POST',
  path: '/albums/:id/stock_photos',
  summary: 'Copies one of these pictures into an album',
  tag: 'stock',
  params: z.object({ id: idSchema }),
  body: z.object({ stock_photo_id: idSchema }),
  answer: z.object({ image: imageAnswerSchema }),
  status: 201,
  refusals: [
    'forbidden',
    'not_found',
    'unavailable',
    'too_many_requests',
    'album_locked',
    'role_forbids',
    'section_forbids',
    'image_unreadable',
    'image_too_small',
    'image_too_large',
    'image_too_many_pixels',
    'image_too_complex',
    'image_type_unsupported',
  ],
});
