import { pageCount } from './page-size.ts';
import type { ExportPreset, RenderParams } from './render-params.ts';

type Settings = Partial<Omit<RenderParams, 'album_id' | 'label' | 'preset'>>;

/**
 * Named export settings (specification, section 9): all with bleed except the checks. The album is printed with empty
 * cells, since the stickers are stuck in; checks and the current spread show it as the finished thing.
 */
const PRESET_SETTINGS: Readonly<Record<ExportPreset, Settings>> = {
  album_softcover_inside: { mode: 'pages', format: 'pdf', dpi: 300, includeCover: false, showStickers: false },
  album_softcover: { mode: 'album_softcover', format: 'pdf', dpi: 600, showStickers: false },
  stickers: { mode: 'stickers', format: 'pdf', dpi: 300 },
  stickerpack: { mode: 'stickerpack', format: 'pdf', dpi: 300 },
  album_check: { mode: 'spreads', format: 'jpg', dpi: 200, includeBleed: false },
  sticker_check: { mode: 'stickers', format: 'jpg', dpi: 200, includeBleed: false },
  current_spread: { mode: 'spreads', format: 'pdf', dpi: 300 },
  custom: {},
};

/** The settings of a preset for an album of so many spreads: the body leaves out the insides of the cover too (decision 4). */
export function presetSettings(preset: ExportPreset, spreadsCount: number): Settings {
  const settings = PRESET_SETTINGS[preset];
  return preset === 'album_softcover_inside' ? { ...settings, range: `3-${pageCount(spreadsCount) - 2}` } : settings;
}
