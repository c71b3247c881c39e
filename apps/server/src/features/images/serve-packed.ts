/**
 * `GET /v1/images/packed?of=a,b,c&token=…`: the small sizes of many pictures in one answer. An album that is seen as a whole
 * shows thousands, and each request of its own costs the browser and the server more than the picture. First a length for
 * each that was asked for, of four bytes, the highest first, then the files one after the other; nothing for what is not to be had.
 */
import { buffer } from 'node:stream/consumers';
import { MOST_PACKED } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ImageFiles } from './image-files.ts';
import { YEAR } from './serve-picture.ts';
import type { VisiblePictures } from './visible-pictures.ts';

const querySchema = z.object({
  of: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(
      z
        .array(z.string().regex(/^[\w-]{1,64}$/))
        .min(1)
        .max(MOST_PACKED),
    ),
  token: z.string().max(500).optional(),
});

export function servePacked(http: FastifyInstance, { visible }: VisiblePictures, files: ImageFiles): void {
  async function small(id: string, token: string | undefined): Promise<Buffer> {
    const image = await visible(id, token);
    const file = image && (await files.get(image, 'small'));
    return file ? buffer(file.stream) : Buffer.alloc(0);
  }
  http.route<{ Querystring: z.output<typeof querySchema> }>({
    method: 'GET',
    url: '/v1/images/packed',
    schema: {
      summary: 'The small sizes of many pictures: their lengths, four bytes each, then their bytes',
      tags: ['images'],
      security: [],
      querystring: querySchema,
    },
    handler: async ({ query: { of, token } }, reply) => {
      const found = await Promise.all(of.map((id) => small(id, token)));
      const lengths = Buffer.alloc(4 * found.length);
      found.forEach(({ length }, index) => lengths.writeUInt32BE(length, 4 * index));
      const isWhole = found.every(({ length }) => length > 0);
      return reply
        .headers({
          'content-type': 'application/octet-stream',
          'cache-control': isWhole ? `private, max-age=${YEAR}, immutable` : 'no-store',
        })
        .send(Buffer.concat([lengths, ...found]));
    },
  });
}
