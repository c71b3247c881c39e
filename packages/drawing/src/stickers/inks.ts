import { contrastRatio, readableInk, resolveColor } from '@figurina/album';
import { mix, type Palette } from '../paint/color.ts';
import type { Ink, StickerDesign, Tone } from './sticker-design.ts';

/** What small text needs to be read (WCAG AA). */
const SMALL_TEXT_CONTRAST = 4.5;

/** A sticker's colours, found in the album's palette. */
export interface Inks {
  solid(ink: Ink): string;
  /** A colour, or the colours of a shine. */
  fill(tone: Tone): string | { readonly colors: readonly string[]; readonly direction: number };
  /** For text that stands on a ground: ink or white, whichever contrasts more; black where neither is enough. */
  textOn(ground: Ink): string;
}

export function inksOf(design: StickerDesign, palette: Palette): Inks {
  const solid = (ink: Ink): string =>
    ink.startsWith('#') ? ink : resolveColor(palette, design.inks[ink as 'A' | 'B' | 'P' | 'I']);
  return {
    solid,
    fill(tone) {
      if (typeof tone === 'string') return solid(tone);
      if ('share' in tone) return mix(solid(tone.ink), solid(tone.on), tone.share);
      return { colors: tone.inks.map(solid), direction: tone.direction };
    },
    textOn(ground) {
      const under = solid(ground);
      const best = readableInk(under, [solid('I'), '#ffffff']);
      return contrastRatio(under, best) >= SMALL_TEXT_CONTRAST ? best : readableInk(under, [best, '#000000']);
    },
  };
}
