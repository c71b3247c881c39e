/** The artwork of own sticker packs: 240 x 75 mm and 3 mm of bleed on every side, a PDF of one page or a picture. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema } from './wire.ts';

/** `GET /orders/:id/bag_artwork/file` answers the file itself. */
export const uploadBagArtwork = endpoint({
  method: 'POST',
  path: '/orders/:id/bag_artwork',
  summary: 'Makes an uploaded file the artwork of the packs of an order; takes the place of an earlier one',
  tag: 'orders',
  params: z.object({ id: idSchema }),
  body: z.object({ blob_id: idSchema }),
  answer: z.object({ bag_artwork: z.object({ filename: z.string() }) }),
  refusals: [
    'not_found',
    'blob_not_found',
    'order_fixed',
    'bag_artwork_type',
    'bag_artwork_size',
    'bag_artwork_too_large',
    'too_many_requests',
  ],
});
