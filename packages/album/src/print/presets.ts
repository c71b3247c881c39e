import { pageCount } from './page-size.ts';
import type { ExportPreset, RenderParams } from './render-params.ts';

type Settings = Partial<Omit<RenderParams, 'album_id' | 'label' | 'preset'>>;

/**
 * Named export settings (specification, section 9): all with bleed except the checks. The album is printed with empty
 * cells, since the stickers are stuck in; checks and the current spread show it as the finished thing.
 */
const PRESET_SETTINGS = {
  album_softcover_inside: {
    mode: 'pages',
    format: 'pdf',
    dpi: 300,
    includeCover: false,
    showStickers: false,
    fillUp: true,
  },
  album_softcover: { mode: 'album_softcover', format: 'pdf', dpi: 600, showStickers: false },
  stickers: { mode: 'stickers', format: 'pdf', dpi: 300 },
  sticker_sheets: { mode: 'stickers', format: 'pdf', dpi: 300, gang: true },
  stickerbox_single_variety: { mode: 'stickers', format: 'pdf', dpi: 300, gang: true },
  stickerpack: { mode: 'stickerpack', format: 'pdf', dpi: 300 },
  artifact: { mode: 'artifact', format: 'pdf', dpi: 300 },
  album_check: { mode: 'spreads', format: 'jpg', dpi: 200, includeBleed: false },
  sticker_check: { mode: 'stickers', format: 'jpg', dpi: 200, includeBleed: false },
  current_spread: { mode: 'spreads', format: 'pdf', dpi: 300 },
  custom: {},
} as const satisfies Readonly<Record<ExportPreset, Settings>>;

/** The settings of a preset for an album of so many spreads: the body leaves out the insides of the cover too (decision 4). */
export function presetSettings(preset: ExportPreset, spreadsCount: number): Settings {
  const settings: Settings = PRESET_SETTINGS[preset];
  return preset === 'album_softcover_inside' ? { ...settings, range: `3-${pageCount(spreadsCount) - 2}` } : settings;
}

/** Presets for looking at, which nobody may print from (P41). */
export function isCheck(preset: ExportPreset): boolean {
  return preset === 'album_check' || preset === 'sticker_check';
}
