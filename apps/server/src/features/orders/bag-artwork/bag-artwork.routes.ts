/** The artwork of own sticker packs: given until they are printed, read by whoever sees the order. */
import { createHash } from 'node:crypto';
import { orderName } from '@figurina/commerce';
import { uploadBagArtwork } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callerFor } from '../../../platform/http/caller.ts';
import { isRefusal, refuse, sendRefusal, type Refusal } from '../../../platform/http/refusal.ts';
import { route } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { openOrder } from '../may-read.ts';
import { mayUploadBag } from '../order-rights.ts';
import type { OrderReadingParts } from '../reading-parts.ts';
import { findOrder } from '../stored-order.ts';
import { type Artwork, findArtworks, holdOrder, putArtwork } from './bag-artwork.queries.ts';
import { judgeArtwork } from './judge-artwork.ts';

const paramsSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const EXTENSIONS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

type BagArtworkParts = Pick<OrderReadingParts, 'db' | 'clock' | 'config' | 'counters' | 'blobs' | 'files'>;

/** Each is read whole. */
const UPLOADS_AN_HOUR = 30;
const HOUR_MS = 3_600_000;

export function serveBagArtwork(http: FastifyInstance, parts: BagArtworkParts): void {
  const { db, clock, config, counters, blobs, files } = parts;

  /** In place of the one before, whose file goes; refused where the packs were printed meanwhile. */
  async function put(artwork: Artwork): Promise<Refusal | undefined> {
    const before = await db.transaction().execute(async (tx) => {
      await holdOrder(tx, artwork.order_id);
      const order = await findOrder(tx, artwork.order_id);
      if (!order || !mayUploadBag(order)) return refuse('order_fixed');
      const [old] = (await findArtworks(tx, [order.id])).values();
      await putArtwork(tx, artwork);
      return old;
    });
    const isRefused = isRefusal(before);
    const spare = isRefused ? artwork.file_key : before?.file_key;
    if (spare) await files.delete(spare);
    return isRefused ? before : undefined;
  }

  route(http, uploadBagArtwork, async ({ params: { id }, body: { blob_id }, caller }) => {
    const order = await openOrder(db, id, caller);
    if (isRefusal(order)) return order;
    if (!mayUploadBag(order)) return refuse('order_fixed');
    const blob = await blobs.find(blob_id, caller.id);
    if (!blob) return refuse('blob_not_found');
    const answer = { bag_artwork: { filename: blob.filename } };
    // Sent again after a lost answer.
    if (blob.usedFor === `bag_artwork:${id}`) return answer;
    const [uploads = 0] = await counters.add([`bag artwork ${caller.id}`], HOUR_MS);
    if (uploads > UPLOADS_AN_HOUR) return refuse('too_many_requests');
    const bytes = blob.usedFor === null ? await blobs.read(blob_id) : undefined;
    if (!bytes) return refuse('blob_not_found');
    const type = await judgeArtwork(bytes, config.images.maxPixels);
    if (isRefusal(type)) return type;
    const file_key = `bag-artwork/${id}/${newId()}.${EXTENSIONS[type]}`;
    await files.put(file_key, bytes);
    const refused = await put({
      order_id: id,
      file_key,
      file_type: type,
      filename: blob.filename,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      by_sub: caller.id,
      created_at: clock.now(),
    });
    if (refused) return refused;
    await blobs.markUsed(blob_id, `bag_artwork:${id}`);
    return answer;
  });

  http.route<{ Params: z.output<typeof paramsSchema> }>({
    method: 'GET',
    url: '/v1/orders/:id/bag_artwork/file',
    schema: {
      summary: 'The artwork of the packs of an order, as it was uploaded',
      tags: ['orders'],
      security: [{ bearer: [] }],
      params: paramsSchema,
    },
    handler: async (request, reply) => {
      const caller = await callerFor(request, 'user');
      if (isRefusal(caller)) return sendRefusal(request, reply, caller);
      const order = caller && (await openOrder(db, request.params.id, caller));
      if (!order || isRefusal(order)) return sendRefusal(request, reply, order ?? refuse('not_found'));
      const artwork = (await findArtworks(db, [order.id])).get(order.id);
      const file = artwork && (await files.get(artwork.file_key));
      if (!file) return sendRefusal(request, reply, refuse('not_found'));
      const { file_type } = artwork;
      const name = `bag-artwork-${orderName(order.number)}.${EXTENSIONS[file_type]}`;
      return reply
        .headers({
          'content-type': file_type,
          'content-length': file.bytes,
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
        })
        .send(file.stream);
    },
  });
}
