import { z } from 'zod';
import { hexColorSchema } from './paint.ts';

/** Of a palette with what stays. */
export const MOST_COLORS = 16;
const point = z.strictObject({ x: z.number(), y: z.number() });
/** A face in fractions of the picture's width and height, with both eyes and a confidence from 0 to 1 (decision 39). */
export const faceSchema = z.strictObject({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  left_eye: point.optional(),
  right_eye: point.optional(),
  confidence: z.number().optional(),
});
export type Face = z.infer<typeof faceSchema>;

/** What the album knows of a picture. The bytes lie in the file store under `id`; width and height are pixels of the upright original. */
export const imageSchema = z.strictObject({
  id: z.string().min(1).max(64),
  model: z.enum(['sticker', 'background']).default('background'),
  filename: z.string().max(300).default(''),
  /** A picture that came with a blueprint: shared, never deleted with an album. */
  blueprint_image: z.boolean().default(false),
  original_image_id: z.string().max(64).nullable().default(null),
  /** Of a drawing that is shown in the album's palette: the five colours it was drawn in, then those that stay (see follow-palette.ts). */
  palette: z.array(hexColorSchema).min(5).max(MOST_COLORS).optional(),
  tags: z.array(z.string().max(100)).max(200).default([]),
  /** Free data of the source: stock photographer, licence. */
  meta: z
    .record(z.string().max(64), z.string().max(2000))
    .refine((meta) => Object.keys(meta).length <= 50)
    .default({}),
  details: z.strictObject({
    width: z.int().positive(),
    height: z.int().positive(),
    face: faceSchema.nullable(),
    /** The other faces in it; not there while nobody has looked for any. */
    other_faces: z.array(faceSchema).max(20).optional(),
  }),
});
export type ImageRecord = Readonly<z.infer<typeof imageSchema>>;

export const IMAGE_VARIANTS = ['small', 'medium', 'large', 'full', 'original'] as const;
export type ImageVariant = (typeof IMAGE_VARIANTS)[number];
