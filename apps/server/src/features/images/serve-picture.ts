/**
 * `GET /v1/images/:id/:variant?token=…`: the bytes of a picture. Its address says who reads (see image-token.ts), and
 * they are still asked for: who left the album sees nothing new. What an address shows never changes.
 */
import { IMAGE_VARIANTS, type ImageVariant, readPaletteWord } from '@figurina/album';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse, sendRefusal } from '../../platform/http/refusal.ts';
import { isOfPreview } from './image-token.ts';
import { drawingOf, followedDrawing } from './followed-drawing.ts';
import type { Image } from './images.queries.ts';
import type { Pictures } from './pictures.ts';
import type { VisiblePictures } from './visible-pictures.ts';

const paramsSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/), variant: z.enum([...IMAGE_VARIANTS, 'auto']) });
const querySchema = z.object({
  token: z.string().max(500).optional(),
  width: z.coerce.number().positive().optional(),
  /** Drawings of blueprints in the colours of an album: see `paletteWord`. */
  palette: z
    .string()
    .max(300)
    .transform((word) => readPaletteWord(word) ?? undefined)
    .optional(),
});

/** A drawing opened by itself runs nothing and loads nothing, whatever the cleaning may have missed. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
const YEAR = 31_536_000;
/** How long browsers keep a picture: one behind a preview link no longer than somebody leafs. */
export const KEPT = { long: `max-age=${YEAR}, immutable`, shortly: 'max-age=300', untilMade: 'max-age=60' } as const;

export function servePictures(
  http: FastifyInstance,
  { pictures, shown }: { pictures: Pictures; shown: VisiblePictures },
): void {
  http.route<{ Params: z.output<typeof paramsSchema>; Querystring: z.output<typeof querySchema> }>({
    method: 'GET',
    url: '/v1/images/:id/:variant',
    schema: {
      summary: 'The bytes of a picture. `token` is the image_token of its album; pictures of blueprints need none',
      tags: ['images'],
      security: [],
      params: paramsSchema,
      querystring: querySchema,
    },
    handler: async (request, reply) => {
      const { id, variant, token, width, palette } = { ...request.params, ...request.query };
      const wanted = variant === 'auto' ? variantFor(width) : variant;
      const ofPreview = isOfPreview(token);
      // Holders of a preview link look; they do not take the pictures home as they are printed.
      const size = ofPreview && (wanted === 'full' || wanted === 'original') ? 'large' : wanted;
      const drawing = palette && (await drawingOf(pictures, id, shown.find));
      if (drawing) return sendDrawing(reply, followedDrawing(drawing, size, palette), 'long');
      const image = await shown.visible(id, token);
      if (!image) {
        // A browser has six connections: were they to wait for bitmaps, whatever else is asked for would wait with them.
        const unmade = await pictures.content.drawing(id);
        if (unmade) return sendDrawing(reply, followedDrawing(unmade, size, []), 'untilMade');
        return sendRefusal(request, reply, refuse('not_found'));
      }
      return send(request, reply, image, { variant: size, kept: ofPreview ? 'shortly' : 'long' });
    },
  });

  /** Everybody's; what an address shows never changes, also in these colours. */
  function sendDrawing(reply: FastifyReply, svg: string, kept: 'long' | 'untilMade'): FastifyReply {
    return reply
      .headers({
        'cache-control': `public, ${KEPT[kept]}`,
        'content-security-policy': DRAWING_POLICY,
        'content-type': 'image/svg+xml',
      })
      .send(svg);
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    image: Image,
    { variant, kept }: { variant: ImageVariant; kept: 'long' | 'shortly' },
  ): Promise<FastifyReply> {
    const tag = `"${image.files_id}-${variant}"`;
    reply.headers({
      etag: tag,
      'cache-control': image.content ? `public, ${KEPT.long}` : `private, ${KEPT[kept]}`,
    });
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) return reply.code(304).send();
    const file = await pictures.files.get(image, variant);
    if (!file) {
      request.log.error({ image: image.id, variant }, 'the file of a picture is missing');
      reply.headers({ 'cache-control': 'no-store' }).removeHeader('etag');
      return sendRefusal(request, reply, refuse('not_found'));
    }
    if (file.type === 'image/svg+xml') reply.header('content-security-policy', DRAWING_POLICY);
    return reply.headers({ 'content-type': file.type, 'content-length': file.bytes }).send(file.stream);
  }
}

/** By the pixels it is shown at: the specification's steps. */
function variantFor(width: number | undefined): ImageVariant {
  if (width === undefined) return 'large';
  if (width < 100) return 'small';
  if (width < 500) return 'medium';
  return width < 1000 ? 'large' : 'full';
}
