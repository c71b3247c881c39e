import type { AlbumDocument } from '../../document/album.ts';
import type { StickerTemplateSettings } from '../../document/sticker.ts';
import type { CommandResult } from '../command.ts';

/** The design of the album's stickers (`<design>` or `<design>:<variant>`), and whether cells without a sticker are printed. */
export function changeStickerTemplate(
  document: AlbumDocument,
  input: { settings: Partial<StickerTemplateSettings> },
): CommandResult {
  return Object.entries(input.settings)
    .filter(([field, value]) => document.settings[field as keyof StickerTemplateSettings] !== value)
    .map(([field, value]) => ({ part: 'sticker_template_settings', path: field, value }));
}
