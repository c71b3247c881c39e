import { z } from 'zod';
import { IMAGE_VARIANTS } from '../document/image.ts';

export const RENDER_MODES = ['pages', 'spreads', 'album_softcover', 'stickerpack', 'stickers'] as const;
export type RenderMode = (typeof RENDER_MODES)[number];

export const EXPORT_FORMATS = ['pdf', 'jpg', 'png'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_PRESETS = [
  'album_softcover_inside',
  'album_softcover',
  'stickers',
  'stickerpack',
  'album_check',
  'sticker_check',
  'current_spread',
  'custom',
] as const;
export type ExportPreset = (typeof EXPORT_PRESETS)[number];

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
    compress: z.boolean().default(false),
    label: z.string().max(120).default(''),
    preset: z.enum(EXPORT_PRESETS).default('custom'),
  })
  .meta({ id: 'RenderParams' });
export type RenderParams = z.output<typeof renderParamsSchema>;
