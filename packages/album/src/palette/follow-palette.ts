/**
 * Drawings of blueprints in the colours of the album. Such a drawing is an SVG in the five colours of its blueprint's
 * palette and in lighter and darker ones of the same hue; where the album has other colours, those take their place.
 */
import { colorDistance, hexOf, lchOf, type Lch } from './oklch.ts';
import { fiveColors } from './palette-presets.ts';

/** What becomes of a colour: `[as drawn, as shown]`. */
export type ColorPair = readonly [string, string];

/** So near a colour looks like a little more light or shade on it. */
const SAME = 0.12;
/** A ramp of shades keeps its hue (radians); greys have none. */
const SAME_HUE = 0.35;
const GREY = 0.03;
const HEX = /#(?:[\da-f]{6}|[\da-f]{3})\b/gi;

/** `svg` with its colours exchanged; what is no shade of any of them stays. */
export function followPalette(svg: string, pairs: readonly ColorPair[]): string {
  if (pairs.length === 0) return svg;
  const known = new Map<string, string>(pairs);
  return svg.replaceAll(HEX, (color) => {
    const hex = sixDigits(color);
    const followed = known.get(hex) ?? follow(hex, pairs);
    known.set(hex, followed);
    return followed;
  });
}

function follow(hex: string, pairs: readonly ColorPair[]): string {
  // Plain light and plain shadow belong to no colour.
  if (hex === '#ffffff' || hex === '#000000') return hex;
  const color = lchOf(hex);
  const [drawn, shown] = nearest(color, pairs) ?? [hex, hex];
  return drawn === shown ? hex : hexOf(shaded(color, lchOf(drawn), lchOf(shown)));
}

/** Those that this is a shade of are near in hue, or in looks where there is no hue. */
function nearest(color: Lch, pairs: readonly ColorPair[]): ColorPair | undefined {
  return pairs
    .map((pair) => ({ pair, base: lchOf(pair[0]) }))
    .map(({ pair, base }) => ({ pair, near: colorDistance(color, base), hue: hueBetween(color, base) }))
    .filter(({ near, hue }) => (hue === null ? near <= SAME : hue <= SAME_HUE))
    .toSorted((a, b) => a.near - b.near)[0]?.pair;
}

function hueBetween(a: Lch, b: Lch): number | null {
  if (a.c < GREY || b.c < GREY) return null;
  const between = Math.abs(a.h - b.h) % (2 * Math.PI);
  return Math.min(between, 2 * Math.PI - between);
}

/** As much lighter or darker than `to` as `color` is than `from`, in shares of what is left to white and to black. */
function shaded(color: Lch, from: Lch, to: Lch): Lch {
  const l =
    color.l > from.l
      ? to.l + (1 - to.l) * ((color.l - from.l) / (1 - from.l))
      : to.l * (color.l / Math.max(from.l, 0.01));
  return { l, c: from.c < GREY ? to.c : to.c * Math.min(1.5, color.c / from.c), h: to.h };
}

function sixDigits(color: string): string {
  const hex = color.toLowerCase();
  return hex.length === 4 ? `#${hex.slice(1).replaceAll(/./g, '$&$&')}` : hex;
}

/**
 * The colours of a drawing in an album as one word of an address; empty where it is shown as it was drawn. `drawn`: the
 * palette of its record. `colors`: the album's.
 */
export function paletteWord(drawn: readonly string[], colors: ReadonlyMap<string, string>): string {
  const now: readonly string[] = fiveColors(colors);
  const pairs = drawn.map((color, at): ColorPair => {
    const shown = now[at];
    // A colour that can be seen through is not for a drawing.
    return [color.toLowerCase(), (shown && OPAQUE.test(shown) ? shown : color).toLowerCase()];
  });
  if (pairs.every(([own, shown]) => own === shown)) return '';
  return pairs.map((pair) => pair.map((color) => color.slice(1)).join('-')).join('.');
}

/** Null for any other word. */
export function readPaletteWord(word: string): ColorPair[] | null {
  if (!WORD.test(word)) return null;
  return word.split('.').map((pair): ColorPair => [`#${pair.slice(0, 6)}`, `#${pair.slice(7)}`]);
}

const OPAQUE = /^#[\da-f]{6}$/i;
const WORD = /^[\da-f]{6}-[\da-f]{6}(?:\.[\da-f]{6}-[\da-f]{6}){0,15}$/;
