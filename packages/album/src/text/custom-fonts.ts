import type { AlbumDocument } from '../document/album.ts';
import { FONT_ROLES } from '../document/fonts.ts';
import { resolveFont } from './resolve-font.ts';
import { fontsIn } from './text-format.ts';

/** The families that texts of an album are set in beside those of its three roles, by name. */
export function customFonts(document: AlbumDocument): string[] {
  const roles = new Set<string>(FONT_ROLES);
  const families = new Set<string>();
  for (const node of document.nodes.values())
    if (node.type === 'Text')
      for (const font of fontsIn(node.props).keys())
        if (!roles.has(font)) families.add(resolveFont(font, document.fonts).family);
  return [...families].sort((a, b) => a.localeCompare(b, 'de'));
}
