import { makeLegible } from './make-legible.ts';
import { hexOf, lchOf } from './oklch.ts';
import type { FiveColors } from './palette-presets.ts';

/** Three ways to dress an album in the colours of one logo: as it is, its second colour in the lead, on a tinted ground. */
export function logoPalettes(logo: FiveColors): readonly [FiveColors, FiveColors, FiveColors] {
  const [ink, lead, second, third, paper] = logo;
  const [first, other] = [lchOf(lead), lchOf(second)];
  const light = hexOf({ l: 0.84, c: Math.min(first.c, 0.1), h: first.h });
  const tint = hexOf({ l: 0.94, c: Math.min(other.c, 0.035), h: other.h });
  const deep = hexOf({ l: 0.34, c: Math.min(first.c, 0.11), h: first.h });
  const warm = hexOf({ l: 0.975, c: 0.014, h: other.h });
  return [
    makeLegible([ink, lead, second, third, paper]),
    makeLegible([ink, hexOf({ ...other, l: Math.min(other.l, 0.5) }), light, tint, paper]),
    makeLegible([ink, deep, second, tint, warm]),
  ];
}
