import type { AlbumDocument } from '../document/album.ts';
import type { CmykInks } from '../document/paint.ts';

/** A colour of the palette with the inks that it is printed with. */
export interface ExactInk {
  /** `#rrggbb`. */
  readonly color: string;
  readonly cmyk: CmykInks;
}

/** The inks that an album names for a colour; null where the profile decides. */
export function exactInkOf(document: AlbumDocument, color: string): CmykInks | null {
  const root = document.nodes.get(document.rootId);
  return (root?.type === 'Root' ? root.props.inks[colorKey(color)] : undefined) ?? null;
}

/**
 * Those of the palette as it is now. They hang on the colour and not on its place: a palette that is tried on does not
 * take them over, and who comes back finds them again.
 */
export function exactInks(document: AlbumDocument): ExactInk[] {
  const colors = new Set(Array.from(document.colors.values(), colorKey));
  return [...colors].flatMap((color) => {
    const cmyk = exactInkOf(document, color);
    return cmyk ? [{ color, cmyk }] : [];
  });
}

/** Without alpha, in small letters. */
export function colorKey(color: string): string {
  return color.slice(0, 7).toLowerCase();
}
