import type { AlbumDocument } from '../../document/album.ts';
import type { CommandResult } from '../command.ts';

/**
 * Gives places of the palette other colours (`#rrggbb` by index). Whatever refers to a place follows without being
 * touched, so the patch names the places alone.
 */
export function recolorAlbum(
  document: AlbumDocument,
  input: { colors: Readonly<Record<string, string>> },
): CommandResult {
  return Object.entries(input.colors)
    .filter(([index, color]) => document.colors.get(index) !== color)
    .map(([index, color]) => ({ part: 'colors', path: index, value: color }));
}
