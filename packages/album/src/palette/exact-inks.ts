import type { AlbumDocument } from '../document/album.ts';
import type { CmykInks } from '../document/paint.ts';

/** A colour of the palette with the inks that it is printed with. */
export interface ExactInk {
  /** `#rrggbb`. */
  readonly color: string;
  readonly cmyk: CmykInks;
  /** The name of the one ink that takes the place of the four where a shop prints a fifth. */
  readonly spot?: string;
}

/** The inks that an album names for a colour; null where the profile decides. */
export function exactInkOf(document: AlbumDocument, color: string): ExactInk | null {
  const root = document.nodes.get(document.rootId);
  if (root?.type !== 'Root') return null;
  const { inks, spot } = root.props;
  const key = colorKey(color);
  const cmyk = inks[key];
  return cmyk ? { color: key, cmyk, ...(spot?.color === key && { spot: spot.name }) } : null;
}

/**
 * Those of the palette as it is now. They hang on the colour and not on its place: a palette that is tried on does not
 * take them over, and who comes back finds them again.
 */
export function exactInks(document: AlbumDocument): ExactInk[] {
  const colors = new Set(Array.from(document.colors.values(), colorKey));
  return [...colors].flatMap((color) => exactInkOf(document, color) ?? []);
}

/** Without alpha, in small letters. */
export function colorKey(color: string): string {
  return color.slice(0, 7).toLowerCase();
}
