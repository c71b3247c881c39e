import type { AlbumDocument } from '../document/album.ts';
import type { Color, Paint } from '../document/paint.ts';

/** What stands for an index that the album does not have: black, so that nothing vanishes. */
const MISSING = '#000000';

/** The hex value of a colour; a palette index is looked up in the album's list. */
export function resolveColor(colors: AlbumDocument['colors'], color: Color): string {
  return typeof color === 'number' ? (colors.get(String(color)) ?? MISSING) : color;
}

/** The hex values of what fills a shape: none, one, or those of a gradient. */
export function resolvePaint(colors: AlbumDocument['colors'], paint: Paint): string[] {
  if (paint === null) return [];
  const parts = typeof paint === 'object' ? paint.colors : [paint];
  return parts.map((color) => resolveColor(colors, color));
}
