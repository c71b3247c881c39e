/** What is printed and sent for the sticker link: a poster, a picture for phones, and cards with personal links. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema } from './wire.ts';

export const STICKER_SHEETS = ['poster', 'cards', 'picture'] as const;
export type StickerSheetName = (typeof STICKER_SHEETS)[number];

export const stickerSheetQuerySchema = z.object({
  /** The people that get a card; without any, everybody whose photo is missing. */
  sticker_ids: z.union([idSchema.transform((id) => [id]), z.array(idSchema).max(200)]).optional(),
});

/** The file itself is at the same path with `/file` behind it: PDF, the picture as PNG. */
export const readStickerSheet = endpoint({
  method: 'GET',
  path: '/albums/:id/sticker_link/sheets/:sheet',
  summary: 'A poster, picture or page of cards as it will be printed',
  tag: 'sticker link',
  params: z.object({ id: idSchema, sheet: z.enum(STICKER_SHEETS) }),
  answer: z.object({
    /** A page that brings everything along, in CSS pixels. */
    sheet: z.object({ html: z.string(), width: z.int(), height: z.int() }),
  }),
  refusals: ['not_found'],
});
