import { faceSchema } from '@figurina/album';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema } from './wire.ts';

/** `face`: the one that the picture is of, null when there is none; `other_faces`: the further ones, the largest first. */
export const foundFacesSchema = z.object({ face: faceSchema.nullable(), other_faces: z.array(faceSchema) });
export type FoundFaces = z.infer<typeof foundFacesSchema>;

/** Looks for faces in a picture that is not (yet) in an album. Nothing of it is kept. */
export const detectFace = endpoint({
  method: 'POST',
  path: '/images/face_detection',
  summary: 'Finds the face in a picture',
  tag: 'images',
  /** The bytes of a JPEG, PNG, WebP, AVIF or GIF; a `data:` address is taken, too. 800 pixels are plenty. */
  body: z.object({ base64_image: z.string().min(1).max(LIMITS.facePictureBase64) }),
  answer: foundFacesSchema,
  refusals: ['image_unreadable', 'image_too_small', 'image_too_many_pixels', 'image_type_unsupported'],
});

/**
 * Looks for faces in pictures of an album in which nobody has looked yet, and notes them in the document. A few at a time,
 * so that the caller can show how far it is, stop, and ask again for those that failed.
 */
export const detectAlbumFaces = endpoint({
  method: 'POST',
  path: '/albums/:id/face_detection',
  summary: 'Finds the faces in pictures of an album',
  tag: 'images',
  params: z.object({ id: idSchema }),
  body: z.object({ image_ids: z.array(idSchema).min(1).max(LIMITS.facePicturesAtOnce) }),
  answer: z.object({
    images: z.array(foundFacesSchema.extend({ id: idSchema })),
    /** Pictures that are not in the album any more, or could not be read. */
    failed: z.array(idSchema),
  }),
  refusals: ['not_found', 'forbidden', 'album_locked'],
});
