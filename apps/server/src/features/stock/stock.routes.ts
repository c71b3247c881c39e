import { readStockPhoto, searchStockPhotos, STOCK, takeStockPhoto } from '@figurina/contract';
import { blobUrls } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Counters } from '../../platform/counters/counters.ts';
import { isRefusal, localeOf, refuse, sendRefusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { AlbumAccess } from '../albums/index.ts';
import { DRAWING_POLICY, type AlbumImages, type Pictures } from '../images/index.ts';
import { createSearchLimit } from './search-limit.ts';
import type { StockSource } from './stock-source.ts';

interface StockRoutesParts {
  source: StockSource;
  readonly sourceOf: (id: string) => StockSource;
  readonly access: AlbumAccess;
  images: AlbumImages;
  pictures: Pictures;
  counters: Counters;
}

const tinyParams = z.object({ id: z.string().max(64) });
const tinyQuery = z.object({
  v: z.string().max(40).optional(),
  src: z.url().max(500).optional(),
  sig: z.string().max(40).optional(),
});

export function serveStock(
  http: FastifyInstance,
  { source, sourceOf, access, images, pictures, counters }: StockRoutesParts,
): void {
  const mayAsk = createSearchLimit(counters);

  route(http, searchStockPhotos, async ({ query: { query, page }, caller, request }) => {
    if (!(await mayAsk(caller.id))) return refuse('too_many_requests');
    const found = await source.search(query, page, localeOf(request));
    if (isRefusal(found)) return refuse(found.code === 'not_found' ? 'unavailable' : found.code);
    return {
      stock_photos: [...found.photos],
      source: source.name,
      total_count: found.total,
      pagination: { current_page: page, total_pages: Math.ceil(found.total / STOCK.perPage) },
    };
  });

  route(http, readStockPhoto, async ({ params, caller, request }) => {
    if (!(await mayAsk(caller.id))) return refuse('too_many_requests');
    const found = await sourceOf(params.id).find(params.id, localeOf(request));
    return isRefusal(found) ? found : { stock_photo: found };
  });

  route(http, takeStockPhoto, async ({ params, body, caller, request }) => {
    const actor = await access(params.id, caller, 'design');
    if (isRefusal(actor)) return actor;
    if (!(await mayAsk(caller.id))) return refuse('too_many_requests');
    const from = sourceOf(body.stock_photo_id);
    const photo = await from.find(body.stock_photo_id, localeOf(request));
    if (isRefusal(photo)) return photo;
    const file = await from.file(photo.id);
    if (isRefusal(file)) return file;
    const meta = {
      source: from.name,
      stock_id: photo.id,
      photographer: photo.photographer,
      ...(photo.photographer_url && { photographer_url: photo.photographer_url }),
    };
    const added = await images.add({ albumId: params.id, actor, filename: photo.title.slice(0, 200), meta, file });
    if (!added.ok) return added;
    const { image } = added;
    return { image: { ...image, blob: blobUrls(image.id, image.filename, pictures.imageToken(params.id, caller)) } };
  });

  http.route<{ Params: z.output<typeof tinyParams>; Querystring: z.output<typeof tinyQuery> }>({
    method: 'GET',
    url: '/v1/stock_photos/:id/tiny',
    schema: {
      summary: 'The small picture of a stock photo, at the address that its answer names',
      tags: ['stock'],
      security: [],
      params: tinyParams,
      querystring: tinyQuery,
    },
    handler: async (request, reply) => {
      const tiny = await sourceOf(request.params.id).tiny(request.params.id, request.query);
      if (isRefusal(tiny)) return sendRefusal(request, reply, tiny);
      if (tiny.type === 'image/svg+xml') reply.header('content-security-policy', DRAWING_POLICY);
      return reply
        .headers({ 'content-type': tiny.type, 'cache-control': 'public, max-age=31536000, immutable' })
        .send(tiny.bytes);
    },
  });
}
