/** What each ink of a finished print file prints, page by page, drawn from the file itself. */
import { z } from 'zod';
import { languageSchema } from './albums.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './wire.ts';

/** `spot` is that of a fifth ink, `cut` the cutter's; `over` shows where there is more ink than the print shop takes. */
export const PLATE_NAMES = ['cyan', 'magenta', 'yellow', 'black', 'spot', 'cut', 'over'] as const;
export type PlateName = (typeof PLATE_NAMES)[number];

/** `proof` is all inks together, in the colours that they have on paper. */
export const SHEET_PICTURES = [...PLATE_NAMES, 'proof'] as const;
export type SheetPicture = (typeof SHEET_PICTURES)[number];

/** In mm from the upper left corner of the sheet. */
const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type PlateBox = z.output<typeof boxSchema>;

const platePageSchema = z.object({
  /** Of the sheet with all that is on it, in mm. */
  width: z.number(),
  height: z.number(),
  bleed: boxSchema,
  trim: boxSchema,
  has_cut: z.boolean(),
  /** Of a sheet that the press laid out: the first number of each sticker, and its upper left corner in mm from the trim's. */
  stickers: z.array(z.object({ number: z.number(), x: z.number(), y: z.number() })),
});
export type PlatePage = z.output<typeof platePageSchema>;

/** An ink of its own: as the shop knows it, and the colour that it has on paper. */
const spotPlateSchema = z.object({ name: z.string(), color: z.string() });
export type SpotPlate = z.output<typeof spotPlateSchema>;

const pageParams = z.object({ id: idSchema, page: z.coerce.number().int().min(1).max(100_000) });

export const readPlates = endpoint({
  method: 'GET',
  path: '/render_jobs/:id/plates',
  summary: 'The pages of a finished print file, with their boxes in mm and the limit of ink in percent',
  tag: 'exports',
  params: z.object({ id: idSchema }),
  answer: z.object({
    ink_limit: z.number(),
    profile: z.record(languageSchema, z.string()),
    pages: z.array(platePageSchema),
    spot: spotPlateSchema.nullable(),
  }),
  refusals: ['not_found', 'export_not_finished', 'export_file_gone', 'no_plates', 'too_many_requests'],
});

export const readPagePlates = endpoint({
  method: 'GET',
  path: '/render_jobs/:id/plates/:page',
  summary:
    'The plates of one page, counted from 1: pictures in grey, white is no ink, one of all together, and how much is over the limit',
  tag: 'exports',
  params: pageParams,
  answer: z.object({
    /** Of the trimmed page, from 0 to 1. */
    over_share: z.number(),
    plates: z.array(z.object({ name: z.enum(SHEET_PICTURES), url: z.string() })),
  }),
  refusals: ['not_found', 'export_not_finished', 'export_file_gone', 'no_plates', 'too_many_requests'],
});
