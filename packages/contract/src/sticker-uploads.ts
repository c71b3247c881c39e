/** The photos that came through the sticker link, for those who collect them into the album. */
import { faceSchema } from '@figurina/album';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { imageAnswerSchema } from './images.ts';
import { LIMITS } from './limits.ts';
import { cropSchema } from './public-sticker-uploads.ts';
import { idSchema, isoTime } from './wire.ts';

const albumParams = z.object({ id: idSchema });

/** `new`: to be decided. `needs_retake`: another photo was asked for. `rejected`: kept for 30 days. `accepted`: has `merged_at`. */
export const STICKER_UPLOAD_STATES = ['new', 'needs_retake', 'rejected', 'accepted'] as const;

/** Why an upload cannot be accepted as it is. */
export const STICKER_UPLOAD_FAULTS = ['name_missing', 'section_gone', 'sticker_gone'] as const;

export const stickerUploadSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    last_name: z.string(),
    position: z.string(),
    section_id: idSchema.nullable(),
    state: z.enum(STICKER_UPLOAD_STATES),
    /** Not in the document's `images` before it is accepted; its addresses work all the same. */
    image: imageAnswerSchema,
    ...cropSchema.shape,
    /** Whether somebody (the contributor or a member) chose the crop; else it may be set from the face. */
    crop_set: z.boolean(),
    /** Whether a face was looked for: without one in `image.details`, there is none then. */
    face_sought: z.boolean(),
    /** The sticker it belongs to; null makes a new one. */
    sticker_id: idSchema.nullable(),
    /** It came through the personal link of `sticker_id`. */
    personal: z.boolean(),
    /** Earlier uploads of this album with the very same picture, oldest first. */
    same_picture_as: z.array(idSchema),
    /** Why it cannot be accepted as it is; empty when it can. */
    faults: z.array(z.enum(STICKER_UPLOAD_FAULTS)),
    retake_reason: z.string().nullable(),
    consent: z.object({
      shown: z.enum(['self', 'child', 'other']),
      minor: z.boolean(),
      guardian: z.string(),
      version: z.string(),
      language: z.string(),
      agreed_at: isoTime,
    }),
    created_at: isoTime,
    merged_at: isoTime.nullable(),
  })
  .meta({ id: 'StickerUpload' });
export type StickerUpload = z.infer<typeof stickerUploadSchema>;

export const listStickerUploads = endpoint({
  method: 'GET',
  path: '/albums/:id/sticker_uploads',
  summary: 'The photos that came through the sticker link, oldest first; without those collected, unless asked for',
  tag: 'sticker uploads',
  params: albumParams,
  query: z.object({ merged: z.enum(['true', 'false']).default('false') }),
  answer: z.object({ sticker_uploads: z.array(stickerUploadSchema) }),
  refusals: ['not_found', 'forbidden'],
});

/** Asking for a retake sends a mail when an address of the person is known. */
export const changeStickerUpload = endpoint({
  method: 'PATCH',
  path: '/albums/:id/sticker_uploads/:upload',
  summary: 'Corrects an upload, matches it to a sticker, rejects it or asks for another photo',
  tag: 'sticker uploads',
  params: z.object({ id: idSchema, upload: idSchema }),
  body: z.object({
    sticker_upload: z.object({
      name: z.string().max(LIMITS.stickerName).optional(),
      last_name: z.string().max(LIMITS.stickerName).optional(),
      position: z.string().max(LIMITS.stickerPosition).optional(),
      section_id: idSchema.nullable().optional(),
      crop: cropSchema.optional(),
      face: faceSchema.nullable().optional(),
      sticker_id: idSchema.nullable().optional(),
      state: z.enum(['new', 'needs_retake', 'rejected']).optional(),
      retake_reason: z.string().trim().max(LIMITS.retakeReason).optional(),
    }),
  }),
  answer: z.object({ sticker_upload: stickerUploadSchema }),
  refusals: [
    'forbidden',
    'not_found',
    'album_locked',
    'role_forbids',
    'section_forbids',
    'sticker_upload_merged',
    'section_gone',
    'sticker_gone',
    'too_many_requests',
  ],
});

/**
 * Writes stickers into the document, new or matched ones. Those with a fault stay and are named in `failed`; the others
 * go through. Twice the same id is harmless.
 */
export const mergeStickerUploads = endpoint({
  method: 'PATCH',
  path: '/albums/:id/sticker_uploads/merge',
  summary: 'Collects uploads into the album',
  tag: 'sticker uploads',
  params: albumParams,
  body: z.object({ sticker_upload_ids: z.array(idSchema).min(1).max(1000) }),
  answer: z.object({
    /** Null when none went through. */
    merged_at: isoTime.nullable(),
    merged: z.array(z.object({ id: idSchema, sticker_id: idSchema })),
    /** `code`: one of STICKER_UPLOAD_FAULTS, or of ERRORS where the document refused it. */
    failed: z.array(z.object({ id: idSchema, code: z.string() })),
  }),
  refusals: ['not_found', 'forbidden', 'album_locked', 'role_forbids', 'section_forbids'],
});

export const deleteStickerUpload = endpoint({
  method: 'DELETE',
  path: '/sticker_uploads/:id',
  summary: 'Deletes an upload and, unless it was collected, its photo',
  tag: 'sticker uploads',
  params: z.object({ id: idSchema }),
  answer: null,
  status: 204,
  refusals: ['not_found', 'forbidden', 'album_locked', 'role_forbids', 'section_forbids'],
});

/** Made on the server in CSV (UTF-8 with a mark, semicolons), for a table program. */
export const exportConsents = endpoint({
  method: 'GET',
  path: '/albums/:id/sticker_consents',
  summary: 'Every consent given and withdrawn, as CSV (the owner, administrators)',
  tag: 'sticker uploads',
  params: albumParams,
  answer: z.object({ filename: z.string(), csv: z.string() }),
  refusals: ['not_found', 'forbidden'],
});
