import type { AlbumReader } from '../read/album-reader.ts';
import type { TextLook } from '../text/text-style.ts';

const looks = new WeakMap<object, TextLook>();

/** The same object while palette and fonts are the same, so that measured lines are found again. */
export function lookOf(reader: AlbumReader): TextLook {
  const [palette, fonts] = [reader.palette.get(), reader.fonts.get()];
  const known = looks.get(palette);
  if (known?.fonts === fonts) return known;
  const look = { palette, fonts };
  looks.set(palette, look);
  return look;
}
