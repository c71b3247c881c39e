/**
 * Editing the photo of a sticker: by a prompt where the server is connected to an image service, by named effects of its
 * own always. A job makes a new picture with `original_image_id`; the one it was made of stays as it is.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { imageAnswerSchema } from './images.ts';
import { LIMITS } from './limits.ts';
import { idSchema } from './wire.ts';

/** What the server does to a photo itself: arithmetic on its pixels, nothing is made up. */
export const IMAGE_EFFECTS = [
  'even_light',
  'warm',
  'sharpen',
  'soft_surroundings',
  'tinted_surroundings',
  'black_and_white',
  'duotone',
  'comic',
] as const;
export type ImageEffect = (typeof IMAGE_EFFECTS)[number];

export const IMAGE_EDIT_STATES = [
  'queued',
  'requesting',
  'request_sent',
  'connected',
  'request_accepted',
  'done',
  'error',
] as const;
export type ImageEditState = (typeof IMAGE_EDIT_STATES)[number];
/** What may follow what. A job never goes back; from everywhere but its ends it may fail. */
export const IMAGE_EDIT_TRANSITIONS: Record<ImageEditState, readonly ImageEditState[]> = {
  queued: ['requesting', 'error'],
  requesting: ['request_sent', 'error'],
  request_sent: ['connected', 'error'],
  connected: ['request_accepted', 'error'],
  request_accepted: ['done', 'error'],
  done: [],
  error: [],
};

/**
 * The events of `GET /v1/image_edits/:job_id/stream?token=…` (server-sent events), each with its name and this as JSON.
 * Whoever connects first gets the state as it is now. After `done` or `error` the server closes.
 */
export const imageEditEventSchemas = {
  progress: z.object({ step: z.enum(IMAGE_EDIT_STATES) }),
  /** A preview, smaller than the result: a WebP in base64. */
  partial: z.object({ b64: z.base64() }),
  done: z.object({ image: imageAnswerSchema }),
  error: z.object({ message: z.string() }),
} as const;
export type ImageEditEvents = {
  [Name in keyof typeof imageEditEventSchemas]: z.output<(typeof imageEditEventSchemas)[Name]>;
};

export const readImageEditOptions = endpoint({
  method: 'GET',
  path: '/image_edits/options',
  summary: 'What this server can do to a photo: whether it takes prompts, and its own effects',
  tag: 'images',
  answer: z.object({ image_edit_options: z.object({ prompt: z.boolean(), effects: z.array(z.enum(IMAGE_EFFECTS)) }) }),
});

/** Names the album for a picture of the content, which belongs to none; its result belongs to that album. */
const albumOfContent = { album_id: idSchema.optional() };

export const createImageEdit = endpoint({
  method: 'POST',
  path: '/images/:id/image_edits',
  summary: 'Starts an edit of a picture, by a prompt or by an effect',
  tag: 'images',
  params: z.object({ id: idSchema }),
  body: z.union([
    z.strictObject({ ...albumOfContent, prompt: z.string().trim().min(1).max(LIMITS.imageEditPrompt) }),
    z.strictObject({ ...albumOfContent, effect: z.enum(IMAGE_EFFECTS) }),
  ]),
  /** `stream_token` opens the stream of this job alone, for some minutes. */
  answer: z.object({ job_id: idSchema, stream_token: z.string() }),
  status: 201,
  refusals: [
    'not_found',
    'forbidden',
    'album_locked',
    'role_forbids',
    'section_forbids',
    'image_edit_no_prompts',
    'too_many_requests',
  ],
});

export const cancelImageEdit = endpoint({
  method: 'DELETE',
  path: '/image_edits/:id',
  summary: 'Cancels an edit that is not done yet, for whoever started it. A result that is there stays',
  tag: 'images',
  params: z.object({ id: idSchema }),
  answer: null,
  status: 204,
  refusals: ['not_found'],
});
