import { type FontEntry, fontsIn, type NodeOf, resolveFont } from '@figurina/album';
import type { FontUse } from '../fonts/load-fonts.ts';
import type { TextLook } from './text-style.ts';

/** The faces that the words of a text are set in, the album's roles resolved. */
export function fontsOf({ props }: NodeOf<'Text'>, { fonts }: Pick<TextLook, 'fonts'>): (FontEntry & FontUse)[] {
  return Array.from(fontsIn(props), ([font, { italic }]) => ({ ...resolveFont(font, fonts), italic }));
}
