/** `GET /v1/albums/:id/cover.webp`: the picture of the front cover. Read with the token of the album's pictures. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse, sendRefusal } from '../../platform/http/refusal.ts';
import type { AlbumsParts } from './albums-parts.ts';
import { findAlbum } from './albums.queries.ts';

const paramsSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
/** `v` names the picture, so that its address changes with it. */
const querySchema = z.object({ token: z.string().max(500).optional(), v: z.string().max(40).optional() });

export function serveCover(
  http: FastifyInstance,
  { db, files, pictures }: Pick<AlbumsParts, 'db' | 'files' | 'pictures'>,
): void {
  http.route<{ Params: z.output<typeof paramsSchema>; Querystring: z.output<typeof querySchema> }>({
    method: 'GET',
    url: '/v1/albums/:id/cover.webp',
    schema: {
      summary: "A picture of an album's front cover. `token` is the image_token of the album",
      tags: ['albums'],
      security: [],
      params: paramsSchema,
      querystring: querySchema,
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { token = '' } = request.query;
      const key = (await pictures.mayRead(id, token)) ? (await findAlbum(db, id))?.cover_key : undefined;
      const file = key ? await files.get(key) : undefined;
      if (!file) return sendRefusal(request, reply, refuse('not_found'));
      const headers = {
        'content-type': 'image/webp',
        'content-length': file.bytes,
        'cache-control': 'private, max-age=31536000, immutable',
      };
      return reply.headers(headers).send(file.stream);
    },
  });
}
