import { readDeliveryNote } from '@figurina/contract';
import { orderName } from '@figurina/commerce';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isRefusal, refuse, sendRefusal } from '../../../platform/http/refusal.ts';
import { route } from '../../../platform/http/route.ts';
import { createSignedLinks } from '../../../platform/http/signed-links.ts';
import { openOrder } from '../may-read.ts';
import type { OrderReadingParts } from '../reading-parts.ts';
import { findOrder } from '../stored-order.ts';
import { createMakeNote } from './note-pdf.ts';

const paramsSchema = z.object({ token: z.string().max(200) });
const MINUTE_MS = 60_000;
/** Each is printed anew, by a browser. */
const PRINTS_A_MINUTE = 30;

export function serveDeliveryNote(
  http: FastifyInstance,
  parts: Pick<OrderReadingParts, 'db' | 'clock' | 'config' | 'counters' | 'printPage'>,
): void {
  const { db, config, counters } = parts;
  const links = createSignedLinks({ ...parts, secret: 'delivery_note_secret', purpose: 'delivery note' });
  const makeNote = createMakeNote(parts);

  route(http, readDeliveryNote, async ({ params: { id }, caller }) => {
    const order = await openOrder(db, id, caller);
    if (isRefusal(order)) return order;
    return { pdf_url: `${config.baseUrl}/v1/public/delivery_notes/${await links.issue(order.id)}` };
  });

  http.route<{ Params: z.output<typeof paramsSchema> }>({
    method: 'GET',
    url: '/v1/public/delivery_notes/:token',
    schema: {
      summary: 'A delivery note as PDF, by the address that `GET /orders/:id/delivery_note` gave',
      tags: ['orders'],
      security: [],
      params: paramsSchema,
    },
    handler: async (request, reply) => {
      reply.headers({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      const id = await links.read(request.params.token);
      const order = id === undefined ? undefined : await findOrder(db, id);
      if (!order) return sendRefusal(request, reply, refuse('order_gone'));
      const [prints = 0] = await counters.add([`delivery note ${request.ip}`], MINUTE_MS);
      if (prints > PRINTS_A_MINUTE) return sendRefusal(request, reply, refuse('too_many_requests'));
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="delivery-note-${orderName(order.number)}.pdf"`,
        })
        .send(await makeNote(order));
    },
  });
}
