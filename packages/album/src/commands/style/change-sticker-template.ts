import type { AlbumDocument } from '../../document/album.ts';
import type { StickerTemplateSettings } from '../../document/sticker.ts';
import type { CommandResult } from '../command.ts';

/** The design of the album's stickers (`<design>` or `<design>:<variant>`), whether cells without a sticker are printed, and the colours of photos. */
export function changeStickerTemplate(
  document: AlbumDocument,
  input: { settings: Partial<StickerTemplateSettings> },
): CommandResult {
  return Object.entries(input.settings)
    .filter(
      ([field, value]) =>
        JSON.stringify(document.settings[field as keyof StickerTemplateSettings]) !== JSON.stringify(value),
    )
    .map(([field, value]) => ({ part: 'sticker_template_settings', path: field, value }));
}
