import { type FontEntry, fontsIn, type NodeOf, resolveFont } from '@figurina/album';
import type { TextLook } from './text-style.ts';

/** The families that the words of a text are set in, the album's roles resolved. */
export function fontsOf({ props }: NodeOf<'Text'>, { fonts }: TextLook): FontEntry[] {
  return Array.from(fontsIn(props), (font) => resolveFont(font, fonts));
}
