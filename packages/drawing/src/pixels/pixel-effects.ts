import { type Filter, NEUTRAL_FILTER, type Portrait, type PropsOf, resolveColor } from '@figurina/album';
import type { Palette } from '../paint/color.ts';

/** What is done to the pixels of a picture before it is drawn. Never CSS filters: paper would make bitmaps of those. */
export interface PixelEffects {
  readonly filter: PropsOf<'Image'>['filter'];
  readonly grayscale: boolean;
  /** The hex colours that the greys from black to white become: two to four, evenly spread. */
  readonly gradientMap: readonly string[] | null;
}

/** The effects of an image node, or null when it is shown as it is. */
export function effectsOf(
  { filter, grayscale, gradientMap }: Pick<PropsOf<'Image'>, 'filter' | 'grayscale' | 'gradientMap'>,
  palette: Palette,
): PixelEffects | null {
  if (!grayscale && !gradientMap && (!filter || isNeutral(filter))) return null;
  return {
    filter,
    grayscale,
    gradientMap: gradientMap && gradientMap.map((color) => resolveColor(palette, color)),
  };
}

/** The same of the photos on an album's stickers. */
export function portraitEffects(portrait: Portrait, palette: Palette): PixelEffects | null {
  const colors = typeof portrait === 'string' ? null : [...portrait];
  return effectsOf({ filter: null, grayscale: portrait === 'grey', gradientMap: colors }, palette);
}

/** Whether a filter leaves a picture as it is. */
export function isNeutral(filter: Filter): boolean {
  return JSON.stringify(inOrder(filter)) === JSON.stringify(NEUTRAL_FILTER);
}

function inOrder({ contrast, hue, saturation, tone }: Filter): Filter {
  return { contrast, hue, saturation, tone };
}
