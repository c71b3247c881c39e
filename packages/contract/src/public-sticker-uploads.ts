/**
 * What the public form at `/s/{token}` calls. `:token` is the album's or a personal one. The photo goes to `/v1/blobs`
 * (tus 1.0) with the token in the header `X-Sticker-Token` on every request, and on the first one a solved task of the
 * bot check in `X-Sticker-Proof`; then its `blob_id` goes into the upload.
 * No answer tells anything of other people.
 */
import { faceSchema } from '@figurina/album';
import { z } from 'zod';
import { languageSchema } from './albums.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoDate, isoTime } from './wire.ts';

export const STICKER_TOKEN_HEADER = 'x-sticker-token';
/** `<challenge>:<nonce>`: see `createChallenge`. Good for one file. */
export const STICKER_PROOF_HEADER = 'x-sticker-proof';
const tokenSchema = z.string().min(1).max(128);
const tokenParams = z.object({ token: tokenSchema });

/** How the picture lies in the sticker: see `crop` in the glossary. */
export const cropSchema = z.object({
  cx: z.number(),
  cy: z.number(),
  cscale: z.number().min(0.0001).max(9),
  crotation: z.number(),
});

export const publicStickerLinkSchema = z
  .object({
    /** The album's title; null in surprise mode: the form has neutral words for it. */
    title: z.string().nullable(),
    content: z.string(),
    white_label: z.boolean(),
    surprise: z.boolean(),
    require_position: z.boolean(),
    closes_on: isoDate.nullable(),
    /** The album's language, which its stickers are in. */
    language: languageSchema,
    /** Chapters to choose from, in the album's order; without the covers. */
    sections: z.array(z.object({ id: idSchema, name: z.string() })),
    /** What the live preview draws with (parts of the album in their stored form); null in surprise mode. */
    look: z
      .object({
        colors: z.record(z.string(), z.string()),
        fonts: z.record(z.string(), z.unknown()),
        sticker_template_settings: z.record(z.string(), z.unknown()),
      })
      .nullable(),
    /** Of a personal link: whose it is, and what is asked of them. */
    person: z
      .object({
        name: z.string(),
        position: z.string(),
        section_id: idSchema.nullable(),
        double: z.boolean(),
        state: z.enum(['no_photo', 'uploaded', 'needs_retake', 'accepted', 'placed']),
        retake_reason: z.string().nullable(),
      })
      .nullable(),
    /** What is agreed to with an upload, in the language of the request. Send `version` and `language` back. */
    consent: z.object({ version: z.string(), language: languageSchema, text: z.string() }),
    image: z.object({ max_bytes: z.int(), max_pixels: z.int() }),
    /** Which of the operator's pages there are, at `/imprint` and `/privacy`; `cookies`: whether consent is asked for. */
    legal: z.object({ imprint: z.boolean(), privacy: z.boolean(), cookies: z.boolean() }),
  })
  .meta({ id: 'PublicStickerLink' });
export type PublicStickerLink = z.infer<typeof publicStickerLinkSchema>;

export const readPublicStickerLink = endpoint({
  method: 'GET',
  path: '/public/sticker_uploads/:token',
  summary: 'What the public sticker form shows',
  tag: 'sticker uploads',
  params: tokenParams,
  answer: z.object({ sticker_link: publicStickerLinkSchema }),
  access: 'public',
  refusals: ['sticker_link_gone', 'sticker_link_closed', 'too_many_requests'],
});

/**
 * The bot check. Find a `nonce` (any text up to 64 characters, e.g. a counter) so that SHA-256 of the UTF-8 text
 * `<challenge>.<nonce>` begins with at least `difficulty` zero bits. Good for one upload with this token until `expires_at`.
 */
export const challengeSchema = z
  .object({ challenge: z.string(), algorithm: z.literal('sha-256'), difficulty: z.int(), expires_at: isoTime })
  .meta({ id: 'StickerUploadChallenge' });
export type StickerUploadChallenge = z.infer<typeof challengeSchema>;

export const createChallenge = endpoint({
  method: 'POST',
  path: '/public/sticker_uploads/:token/challenge',
  summary: 'A task whose solution an upload needs',
  tag: 'sticker uploads',
  params: tokenParams,
  answer: z.object({ challenge: challengeSchema }),
  status: 201,
  access: 'public',
  refusals: ['sticker_link_gone', 'sticker_link_closed', 'too_many_requests'],
});

/** A small copy of the photo is enough: a longer side of 1000 pixels, JPEG. */
export const detectStickerFace = endpoint({
  method: 'POST',
  path: '/public/sticker_uploads/:token/face_detection',
  summary: 'Finds the face in a photo; nothing is kept',
  tag: 'sticker uploads',
  params: tokenParams,
  body: z.object({ base64_image: z.string().max(LIMITS.facePictureBase64) }),
  answer: z.object({ face: faceSchema.nullable() }),
  access: 'public',
  refusals: [
    'sticker_link_gone',
    'sticker_link_closed',
    'image_unreadable',
    'image_too_small',
    'image_too_many_pixels',
    'image_type_unsupported',
    'too_many_requests',
  ],
});

/** Judged by the route, so that each fault has a code of its own. */
export const newStickerUploadSchema = z.object({
  name: z.string().max(LIMITS.stickerName),
  last_name: z.string().max(LIMITS.stickerName).default(''),
  position: z.string().max(LIMITS.stickerPosition).default(''),
  /** Null for "I don't know". */
  section_id: idSchema.nullable().default(null),
  blob_id: idSchema,
  /** Made by the form, once an upload (a UUID): sent again, the first answer comes back. */
  client_id: z.string().min(16).max(64),
  details: z
    .object({
      /** As the form measured; the server's own count holds. */
      width: z.int().optional(),
      height: z.int().optional(),
      face: faceSchema.nullable().optional(),
      /** The crop that was chosen. */
      crop: cropSchema.optional(),
    })
    .default({}),
  consent: z.object({
    agreed: z.boolean(),
    /** Who is in the picture: oneself, one's child, or somebody who asked for it. */
    shown: z.enum(['self', 'child', 'other']),
    minor: z.boolean(),
    /** Required with `minor`: who answers for them. */
    guardian: z.string().max(LIMITS.guardianName).default(''),
    version: z.string().max(32),
    language: languageSchema,
  }),
  /** The withdrawal token of an upload of one's own that this one takes the place of ("swap photo"). */
  replaces: tokenSchema.optional(),
});
export type NewStickerUpload = z.input<typeof newStickerUploadSchema>;

export const publicStickerUploadSchema = z
  .object({
    id: idSchema,
    client_id: z.string(),
    name: z.string(),
    created_at: isoTime,
    /** The page of the withdrawal is `withdrawalPath` of it. */
    withdrawal_token: z.string(),
  })
  .meta({ id: 'PublicStickerUpload' });
export type PublicStickerUpload = z.infer<typeof publicStickerUploadSchema>;

export const createStickerUpload = endpoint({
  method: 'POST',
  path: '/public/sticker_uploads/:token',
  summary: 'Hands in a photo for a sticker',
  tag: 'sticker uploads',
  params: tokenParams,
  body: z.object({ sticker_upload: newStickerUploadSchema }),
  answer: z.object({ sticker_upload: publicStickerUploadSchema }),
  status: 201,
  access: 'public',
  refusals: [
    'sticker_link_gone',
    'sticker_link_closed',
    'sticker_name_required',
    'sticker_position_required',
    'section_gone',
    'consent_required',
    'consent_outdated',
    'guardian_required',
    'blob_not_found',
    'image_unreadable',
    'image_too_small',
    'image_too_large',
    'image_too_many_pixels',
    'image_type_unsupported',
    'withdrawal_gone',
    'too_many_requests',
  ],
});

/** What the holder of a withdrawal link sees of their own upload. */
export const withdrawalSchema = z
  .object({ name: z.string(), created_at: isoTime, withdrawn_at: isoTime.nullable() })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** The page a withdrawal link leads to, below the address of the product. */
export function withdrawalPath(token: string): string {
  return `/s/withdraw/${encodeURIComponent(token)}`;
}

export const readWithdrawal = endpoint({
  method: 'GET',
  path: '/public/withdrawals/:token',
  summary: 'What a withdrawal link is for',
  tag: 'sticker uploads',
  params: tokenParams,
  answer: z.object({ withdrawal: withdrawalSchema }),
  access: 'public',
  refusals: ['withdrawal_gone', 'too_many_requests'],
});

/** Again, it changes nothing and answers the same. Works also when the link is closed. */
export const withdrawStickerUpload = endpoint({
  method: 'POST',
  path: '/public/withdrawals/:token',
  summary: 'Takes the consent back: the photo goes, from the sticker too',
  tag: 'sticker uploads',
  params: tokenParams,
  answer: z.object({ withdrawal: withdrawalSchema }),
  access: 'public',
  refusals: ['withdrawal_gone', 'too_many_requests'],
});
