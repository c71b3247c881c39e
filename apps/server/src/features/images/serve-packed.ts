/**
 * `GET /v1/images/packed?of=a.small,b.medium&token=…`: many pictures in one answer. An album that is seen as a whole shows
 * thousands, and each request of its own costs the browser and the server more than the picture. First a length for
 * each that was asked for, of four bytes, the highest first, then the files one after the other; nothing for what is not to be had.
 */
import { MOST_PACKED, PACKED_SIZES, type PackedPicture } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ImageFiles } from './image-files.ts';
import type { Image } from './images.queries.ts';
import { isOfPreview } from './image-token.ts';
import { KEPT } from './serve-picture.ts';
import type { VisiblePictures } from './visible-pictures.ts';

const PICTURE = new RegExp(`^[\\w-]{1,64}\\.(${PACKED_SIZES.join('|')})$`);
const querySchema = z.object({
  of: z
    .string()
    .transform((pictures) => pictures.split(','))
    .pipe(z.array(z.string().regex(PICTURE)).min(1).max(MOST_PACKED))
    .transform((pictures) => pictures.map((picture) => picture.split('.') as [string, PackedPicture['size']])),
  token: z.string().max(500).optional(),
});

export function servePacked(http: FastifyInstance, { allVisible }: VisiblePictures, files: ImageFiles): void {
  const bytesOf = async (image: Image | undefined, size: PackedPicture['size']): Promise<Buffer> =>
    (image && (await files.read(image, size))) ?? Buffer.alloc(0);
  http.route<{ Querystring: z.output<typeof querySchema> }>({
    method: 'GET',
    url: '/v1/images/packed',
    schema: {
      summary: 'Many pictures in few pixels: their lengths, four bytes each, then their bytes',
      tags: ['images'],
      security: [],
      querystring: querySchema,
    },
    handler: async ({ query: { of, token } }, reply) => {
      const ids = of.map(([id]) => id);
      const images = await allVisible(ids, token);
      const found = await Promise.all(of.map(([, size], index) => bytesOf(images[index], size)));
      const lengths = Buffer.alloc(4 * found.length);
      found.forEach(({ length }, index) => lengths.writeUInt32BE(length, 4 * index));
      const isWhole = found.every(({ length }) => length > 0);
      return reply
        .headers({
          // Not `application/octet-stream`, which would be compressed: pictures are already.
          'content-type': 'application/vnd.figurina.pictures',
          'cache-control': isWhole ? `private, ${KEPT[isOfPreview(token) ? 'shortly' : 'long']}` : 'no-store',
        })
        .send(Buffer.concat([lengths, ...found]));
    },
  });
}
