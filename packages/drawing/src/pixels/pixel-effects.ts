import { resolveColor, type PropsOf } from '@figurina/album';
import type { Palette } from '../paint/color.ts';

/** What is done to the pixels of a picture before it is drawn. Never CSS filters: paper would make bitmaps of those. */
export interface PixelEffects {
  readonly filter: PropsOf<'Image'>['filter'];
  readonly grayscale: boolean;
  /** Hex colours that black and white become. */
  readonly gradientMap: readonly [dark: string, light: string] | null;
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
    gradientMap: gradientMap && [resolveColor(palette, gradientMap[0]), resolveColor(palette, gradientMap[1])],
  };
}

function isNeutral({ contrast, hue, saturation, tone }: NonNullable<PixelEffects['filter']>): boolean {
  return contrast === 1 && hue === 0.5 && saturation === 0.5 && tone[0] === 0.25 && tone[1] === 0.5 && tone[2] === 0.75;
}
