/**
 * `GET /v1/images/packed?of=a,b,c&token=…`: the small sizes of many pictures in one answer. An album that is seen as a whole
 * shows thousands, and each request of its own costs the browser and the server more than the picture. First a length for
 * each that was asked for, of four bytes, the highest first, then the files one after the other; nothing for what is not to be had.
 */
import { MOST_PACKED } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ImageFiles } from './image-files.ts';
import type { Image } from './images.queries.ts';
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

export function servePacked(http: FastifyInstance, { allVisible }: VisiblePictures, files: ImageFiles): void {
  const small = async (image: Image | undefined): Promise<Buffer> =>
    (image && (await files.read(image, 'small'))) ?? Buffer.alloc(0);
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
      const found = await Promise.all((await allVisible(of, token)).map(small));
      const lengths = Buffer.alloc(4 * found.length);
      found.forEach(({ length }, index) => lengths.writeUInt32BE(length, 4 * index));
      const isWhole = found.every(({ length }) => length > 0);
      return reply
        .headers({
          // Not `application/octet-stream`, which would be compressed: pictures are already.
          'content-type': 'application/vnd.figurina.pictures',
          'cache-control': isWhole ? `private, max-age=${YEAR}, immutable` : 'no-store',
        })
        .send(Buffer.concat([lengths, ...found]));
    },
  });
}
