/** What opens without a token of a person: an archive by its signed address, and the schema of what print shops are told. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse, sendRefusal } from '../../platform/http/refusal.ts';
import type { SignedLinks } from '../../platform/http/signed-links.ts';
import { findOrder } from '../orders/index.ts';
import { archiveState, readyArchive } from './archive-state.ts';
import type { HandoverContext } from './handover-parts.ts';

const SCHEMAS = join(import.meta.dirname, '../../../../../content/schemas');
const paramsSchema = z.object({ token: z.string().max(200) });
const MINUTE_MS = 60_000;
const DOWNLOADS_A_MINUTE = 20;

export function servePublicHandover(http: FastifyInstance, parts: HandoverContext, links: SignedLinks): void {
  const { db, files, counters } = parts;
  const schema = readFileSync(join(SCHEMAS, 'figurina.order-1.json'), 'utf8');

  http.route({
    method: 'GET',
    url: '/v1/public/schemas/figurina.order-1.json',
    schema: { summary: 'JSON Schema of what print shops are told of an order', tags: ['handover'], security: [] },
    handler: async (_request, reply) => reply.type('application/schema+json').send(schema),
  });

  http.route<{ Params: z.output<typeof paramsSchema> }>({
    method: 'GET',
    url: '/v1/public/print_archives/:token',
    schema: {
      summary: 'The archive for a print shop, by the address that `GET /orders/:id/esveco_artifact` gave',
      tags: ['handover'],
      security: [],
      params: paramsSchema,
    },
    handler: async (request, reply) => {
      reply.headers({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      const [downloads = 0] = await counters.add([`print archive ${request.ip}`], MINUTE_MS);
      if (downloads > DOWNLOADS_A_MINUTE) return sendRefusal(request, reply, refuse('too_many_requests'));
      const id = await links.read(request.params.token);
      const order = id === undefined ? undefined : await findOrder(db, id);
      // A photo may have been taken back since the address was given.
      const ready = order && readyArchive(await archiveState(parts, db, order));
      const file = ready && (await files.get(ready.key));
      if (!ready || !file) return sendRefusal(request, reply, refuse('export_file_gone'));
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-length': file.bytes,
          'content-disposition': `attachment; filename="${ready.name}"`,
        })
        .send(file.stream);
    },
  });
}
