import type { AlbumDocument } from '../document/album.ts';
import { lchOf } from './oklch.ts';

/** The palette's ink: what texts are set in unless somebody chose another colour. */
const INK = '2';
/** Up to here nobody tells letters in a colour from black ones, and its hue not at all. */
const DARK = 0.3;
const GREY = 0.03;

/** The colours whose letters are printed with black ink alone: the album's ink, where it is as good as black. */
export function blackTextColors(colors: AlbumDocument['colors']): string[] {
  const ink = colors.get(INK)?.toLowerCase();
  if (!ink || !/^#[\da-f]{6}$/.test(ink)) return [];
  const { l, c } = lchOf(ink);
  return l <= DARK && c <= GREY ? [ink] : [];
}
