import { z } from 'zod';
import { IMAGE_VARIANTS } from '../document/image.ts';

/** `artifact`: all of them for a print shop, in one archive. */
export const RENDER_MODES = ['pages', 'spreads', 'album_softcover', 'stickerpack', 'stickers', 'artifact'] as const;
export type RenderMode = (typeof RENDER_MODES)[number];

export const EXPORT_FORMATS = ['pdf', 'jpg', 'png'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_PRESETS = [
  'album_softcover_inside',
  'album_softcover',
  'stickers',
  'sticker_sheets',
  'stickerbox_single_variety',
  'stickerpack',
  'artifact',
  'album_check',
  'sticker_check',
  'current_spread',
  'custom',
] as const;
export type ExportPreset = (typeof EXPORT_PRESETS)[number];

/** `approved`: the copy that was approved for print, in place of the album as it is now. */
export const PRINT_COPIES = ['live', 'approved'] as const;

const MOST_ALBUMS = 20_000;
const MOST_PACKS_PER_ALBUM = 200;

/** Settings of an export. Modes that cannot be printed yet are refused with `invalid_request`. */
export const renderParamsSchema = z
  .object({
    album_id: z.string().min(1).max(64),
    mode: z.enum(RENDER_MODES).default('spreads'),
    format: z.enum(EXPORT_FORMATS).default('pdf'),
    /** Size of the pictures that are loaded: print takes `full`. */
    resolution: z.enum(IMAGE_VARIANTS).default('full'),
    dpi: z.int().min(36).max(600).default(300),
    /** `1-3,5`: pages, spreads by their pages, or sticker numbers (decision 35). Empty: everything. */
    range: z.string().max(400).default(''),
    showStickers: z.boolean().default(true),
    includeCover: z.boolean().default(true),
    includeBleed: z.boolean().default(true),
    /** Which print shop's wishes a print file follows; empty: those of the house. Files for screens follow none. */
    printProfile: z.string().max(40).default(''),
    /** Single pages are filled up with blank ones to a count that can be bound (P29). */
    fillUp: z.boolean().default(false),
    /** Stickers: many on a sheet, with one die for all of them, in place of one a page. */
    gang: z.boolean().default(false),
    /** For how many albums stickers are packed: packs are dealt for them, ganged sheets say how often they are printed. 0: none. */
    albums: z.int().min(0).max(MOST_ALBUMS).default(0),
    /** 0: as many as are recommended. */
    packsPerAlbum: z.int().min(0).max(MOST_PACKS_PER_ALBUM).default(0),
    /** Packs are dealt alike for the same; empty: that of the album's order, or of the album. */
    packsSeed: z.string().max(100).default(''),
    /** `3x52,7x1`: stickers that alone are put on sheets, by their first number and how often each is printed. Empty: all. */
    motifs: z
      .string()
      .max(8000)
      .regex(/^(\d+x\d+(,\d+x\d+)*)?$/)
      .default(''),
    copy: z.enum(PRINT_COPIES).default('live'),
    /** The order that it is made for: of that its approved copy and its packs are printed, whatever `copy` says. */
    orderId: z.string().max(64).default(''),
    compress: z.boolean().default(false),
    label: z.string().max(120).default(''),
    preset: z.enum(EXPORT_PRESETS).default('custom'),
  })
  .meta({ id: 'RenderParams' });
export type RenderParams = z.output<typeof renderParamsSchema>;
