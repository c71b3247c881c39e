import { paletteWord, type ImageRecord } from '@figurina/album';
import type { Palette } from '../paint/color.ts';
import type { PixelEffects } from '../pixels/pixel-effects.ts';

export interface Following {
  readonly palette: Palette;
  /** What is done to the pixels: such a picture has its colours from there. */
  readonly effects: PixelEffects | null;
  /** Where pictures are in the album's colours already, by their own address. */
  readonly followed?: ReadonlyMap<string, string> | undefined;
}

/** The address of a picture in the colours of the album: drawings of blueprints follow its palette. */
export function followedAddress(
  url: string | null,
  image: ImageRecord | undefined,
  { palette, effects, followed }: Following,
): string | null {
  if (url === null || !image || effects) return url;
  return followed?.get(url) ?? withPalette(url, image, palette);
}

/** `url` as it is where the picture follows no palette, or is shown in the colours that it was drawn in. */
export function withPalette(url: string, image: ImageRecord, palette: Palette): string {
  const word = image.palette ? paletteWord(image.palette, palette) : '';
  return word ? `${url}${url.includes('?') ? '&' : '?'}palette=${word}` : url;
}
