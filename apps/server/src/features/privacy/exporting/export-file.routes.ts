import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse, sendRefusal } from '../../../platform/http/refusal.ts';
import type { PrivacyParts } from '../privacy-parts.ts';
import type { PersonExports } from './person-exports.ts';

const paramsSchema = z.object({ token: z.string().max(100) });
const MINUTE_MS = 60_000;
const DOWNLOADS_A_MINUTE = 20;

/** The copy of somebody's data, for whoever has the link of the mail. */
export function serveExportFile(
  http: FastifyInstance,
  { counters, files }: Pick<PrivacyParts, 'counters' | 'files'>,
  exports: Pick<PersonExports, 'find'>,
): void {
  http.route<{ Params: z.output<typeof paramsSchema> }>({
    method: 'GET',
    url: '/v1/public/person_exports/:token',
    schema: {
      summary: "A copy of a person's data, by the link in their mail",
      tags: ['privacy'],
      security: [],
      params: paramsSchema,
    },
    handler: async (request, reply) => {
      reply.headers({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      const [downloads = 0] = await counters.add([`person export file ${request.ip}`], MINUTE_MS);
      if (downloads > DOWNLOADS_A_MINUTE) return sendRefusal(request, reply, refuse('too_many_requests'));
      const found = await exports.find(request.params.token);
      const file = found?.file_key ? await files.get(found.file_key) : undefined;
      if (!file) return sendRefusal(request, reply, refuse('person_export_gone'));
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-length': file.bytes,
          'content-disposition': 'attachment; filename="figurina-data.zip"',
        })
        .send(file.stream);
    },
  });
}
