import { hexOf, type Lch, lchOf } from './oklch.ts';
import type { FiveColors } from './palette-presets.ts';
import { contrastRatio, luminanceOf } from './readable-ink.ts';

const STEP = 0.01;

/**
 * The same five colours, lighter or darker as far as it takes to read text in every role. Hues stay. A palette with light
 * ink on dark paper stays one.
 */
export function makeLegible([ink, lead, second, third, paper]: FiveColors): FiveColors {
  const lightens = luminanceOf(ink) > luminanceOf(paper) ? STEP : -STEP;
  const extreme = lightens > 0 ? '#000000' : '#ffffff';
  const ground = shadeUntil(lchOf(paper), -lightens, (hex) => contrastRatio(hex, extreme) <= 1.6);
  const dark = shadeUntil(lchOf(ink), lightens, (hex) => contrastRatio(hex, ground) >= 9);
  const words = contrastRatio(ink, ground) >= 7 ? ink : dark;
  return [
    words,
    shadeUntil(lchOf(lead), lightens, (hex) => contrastRatio(hex, ground) >= 4.5),
    shadeUntil(lchOf(second), -lightens, (hex) => contrastRatio(hex, words) >= 4.5),
    shadeUntil(lchOf(third), -lightens, (hex) => contrastRatio(hex, words) >= 4.5),
    ground,
  ];
}

/** The colour, lighter or darker by steps until it is good; black or white where none is. A good one stays as it is. */
export function shadeUntil(from: Lch, step: number, good: (hex: string) => boolean): string {
  let hex = hexOf(from);
  for (let l = from.l; !good(hex);) {
    l = Math.min(1, Math.max(0, l + step));
    hex = hexOf({ ...from, l });
    if (l === (step > 0 ? 1 : 0)) break;
  }
  return hex;
}
