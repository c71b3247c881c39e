import type { AlbumDocument } from '../../document/album.ts';
import type { FontEntry, FontRole } from '../../document/fonts.ts';
import type { CommandResult } from '../command.ts';

/** Gives roles of the album other fonts; texts that name a role follow. */
export function changeAlbumFonts(
  document: AlbumDocument,
  input: { fonts: Readonly<Partial<Record<FontRole, FontEntry>>> },
): CommandResult {
  return Object.entries(input.fonts)
    .filter(([role, font]) => {
      const own = document.fonts.get(role);
      return own?.family !== font.family || own.bold !== font.bold;
    })
    .map(([role, { family, bold }]) => ({ part: 'fonts', path: role, value: { family, bold } }));
}
