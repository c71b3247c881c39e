import { faceSchema, imageSchema, type ImageVariant } from '@figurina/album';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema } from './wire.ts';

/**
 * The addresses of a picture's sizes, all below `/v1/images/:id/`; `auto` lets the server choose by the `width` query.
 * They end with the album's `image_token`, which says who reads: browsers send no access token for an `<img>`. Pictures
 * of blueprints need none. The bytes behind an address never change.
 */
export const blobUrlsSchema = z
  .object({
    filename: z.string(),
    auto: z.string(),
    small: z.string(),
    medium: z.string(),
    large: z.string(),
    full: z.string(),
    original: z.string(),
  })
  .meta({ id: 'BlobUrls' });
export type BlobUrls = z.infer<typeof blobUrlsSchema>;

/** Root-relative address of a picture. `token`: the album's `image_token`. */
export function imageUrl(id: string, variant: ImageVariant | 'auto', token = ''): string {
  const path = `/v1/images/${encodeURIComponent(id)}/${variant}`;
  return token ? `${path}?token=${token}` : path;
}

/** So many pictures at most in one answer. */
export const MOST_PACKED = 60;
/** The sizes that come together with others: those of spreads that are shown small. */
export const PACKED_SIZES = ['small', 'medium'] as const;

export interface PackedPicture {
  readonly id: string;
  readonly size: (typeof PACKED_SIZES)[number];
}

/** Root-relative address of several pictures at once. */
export function packedUrl(pictures: readonly PackedPicture[], token: string): string {
  return `/v1/images/packed?of=${pictures.map(({ id, size }) => `${id}.${size}`).join()}&token=${token}`;
}

export function blobUrls(id: string, filename: string, token = ''): BlobUrls {
  const url = (variant: ImageVariant | 'auto') => imageUrl(id, variant, token);
  return {
    filename,
    auto: url('auto'),
    small: url('small'),
    medium: url('medium'),
    large: url('large'),
    full: url('full'),
    original: url('original'),
  };
}

export const imageAnswerSchema = imageSchema.extend({ blob: blobUrlsSchema }).meta({ id: 'Image' });
export type ImageAnswer = z.infer<typeof imageAnswerSchema>;

/**
 * After the file went to `/v1/blobs` (tus 1.0), makes a picture of it: checked, turned upright, stripped of its
 * metadata. The picture enters the document's `images` part as a mutation of the server.
 */
export const createImage = endpoint({
  method: 'POST',
  path: '/albums/:id/images',
  summary: 'Makes a picture of an uploaded blob',
  tag: 'images',
  params: z.object({ id: idSchema }),
  body: z.object({
    blob_id: idSchema,
    model: z.enum(['sticker', 'background']).default('background'),
    details: z
      .object({
        /** As the client measured; the server's own count holds. */
        width: z.int().optional(),
        height: z.int().optional(),
        face: faceSchema.nullable().optional(),
      })
      .optional(),
  }),
  answer: z.object({ image: imageAnswerSchema }),
  status: 201,
  refusals: [
    'forbidden',
    'not_found',
    'blob_not_found',
    'image_unreadable',
    'image_too_small',
    'image_too_large',
    'image_too_many_pixels',
    'image_too_complex',
    'image_type_unsupported',
    'album_locked',
    'role_forbids',
    'section_forbids',
  ],
});

export const changeImage = endpoint({
  method: 'PATCH',
  path: '/images/:id',
  summary: 'Converts a picture into a sticker picture, or back',
  tag: 'images',
  params: z.object({ id: idSchema }),
  body: z.object({ model: z.enum(['sticker', 'background']) }),
  answer: z.object({ image: imageAnswerSchema }),
  refusals: ['not_found', 'forbidden', 'album_locked', 'role_forbids', 'section_forbids'],
});

export const deleteImage = endpoint({
  method: 'DELETE',
  path: '/images/:id',
  summary: 'Deletes a picture and empties every reference to it',
  tag: 'images',
  params: z.object({ id: idSchema }),
  answer: null,
  status: 204,
  refusals: ['not_found', 'forbidden', 'album_locked', 'role_forbids', 'section_forbids'],
});
