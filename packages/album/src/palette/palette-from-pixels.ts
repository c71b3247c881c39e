/** Five legible colours out of a picture: a crest or a logo. */
import { shadeUntil } from './make-legible.ts';
import { colorDistance, hexOf, type Lch, lchOf } from './oklch.ts';
import type { FiveColors } from './palette-presets.ts';
import { contrastRatio } from './readable-ink.ts';

/** A colour of the picture with how much of it there is. */
interface Found extends Lch {
  readonly weight: number;
}

/** Below this chroma a colour counts as grey. */
const GREY = 0.045;
/** Colours nearer than this are one. */
const SAME = 0.12;
/** Lighter than this cannot be read on paper: it becomes the second colour, never the lead. */
const BRIGHT = 0.7;
const DARK = 0.32;
const OPAQUE = 128;

/**
 * From pixels as a canvas has them (red, green, blue, alpha). The lead is the colour that fills most of the picture, the
 * second the brightest one beside it; what the picture has not is made to fit. Null when there is nothing to see in it.
 */
export function paletteFromPixels(pixels: Uint8ClampedArray): FiveColors | null {
  const found = quantise(pixels);
  return found.length === 0 ? null : fiveOf(found);
}

function fiveOf(found: readonly Found[]): FiveColors {
  const colorful = found.filter(({ c }) => c >= GREY);
  const middle = colorful.filter(({ l }) => l >= DARK && l < BRIGHT);
  const dark = found.filter(({ l }) => l < DARK);
  const deep = dark.find(({ c }) => c >= GREY);
  const bright = colorful.filter(({ l }) => l >= BRIGHT);
  const most = colorful[0] ?? { l: 0.4, c: 0.02, h: 4.5 };
  const leadFrom = middle[0] ?? deep ?? { l: 0.4, c: Math.min(most.c, 0.03), h: most.h };
  const other =
    bright[0] ??
    middle.slice(1).find((color) => colorDistance(color, leadFrom) > 2 * SAME) ??
    (leadFrom.c < GREY ? { l: 0.82, c: 0.02, h: leadFrom.h } : { l: 0.84, c: 0.13, h: leadFrom.h + 0.9 });
  const inkFrom = deep ?? { l: 0.22, c: Math.min(leadFrom.c, 0.05), h: leadFrom.h };
  const paperFrom = found.find(({ l, c }) => l > 0.965 && c < 0.03);

  const paper = paperFrom ? hexOf(paperFrom) : '#ffffff';
  const ink = shadeUntil(
    { ...inkFrom, l: within(inkFrom.l, 0.18, 0.27) },
    -0.01,
    (hex) => contrastRatio(hex, paper) >= 10,
  );
  const lead = shadeUntil(
    { ...leadFrom, l: within(leadFrom.l, 0.4, 0.56) },
    -0.01,
    (hex) => contrastRatio(hex, paper) >= 4.5,
  );
  const second = shadeUntil(
    { ...other, l: within(other.l, 0.68, 0.87) },
    0.01,
    (hex) => contrastRatio(hex, ink) >= 4.5,
  );
  const third = hexOf({ l: 0.925, c: within(leadFrom.c, 0.02, 0.035), h: leadFrom.h });
  return [ink, lead, second, third, paper];
}

/** What the picture is made of: colours by how much they count, the most first; a colourful one counts for more. */
function quantise(pixels: Uint8ClampedArray): Found[] {
  const bins = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < OPAQUE) continue;
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count++;
    bin.sum[0] += r;
    bin.sum[1] += g;
    bin.sum[2] += b;
    bins.set(key, bin);
  }
  const found: Found[] = [];
  let seen = 0;
  for (const { count, sum } of [...bins.values()].toSorted((a, b) => b.count - a.count)) {
    seen += count;
    const color = lchOf(`#${sum.map((part) => hexPart(part / count)).join('')}`);
    const near = found.findIndex((other) => colorDistance(other, color) < SAME);
    if (near === -1) found.push({ ...color, weight: count });
    else found[near] = { ...found[near]!, weight: found[near]!.weight + count };
  }
  // Edges are blurred: what is hardly there is a mixture of its neighbours.
  return found
    .filter(({ weight }) => weight >= seen * 0.01)
    .toSorted((a, b) => b.weight * (0.3 + b.c) - a.weight * (0.3 + a.c));
}

function hexPart(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
