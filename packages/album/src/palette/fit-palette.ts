import { hexOf, lchOf } from './oklch.ts';
import type { FiveColors } from './palette-presets.ts';
import { contrastRatio } from './readable-ink.ts';

/** What text needs on its ground (WCAG 2). */
const READABLE = 4.5;
const STEP = 0.02;

/**
 * Colours for a blueprint that was designed in `own`: whatever could be read on what there can be read here. Blueprints set
 * their roles in their own way (some have the light colour in the lead, on a dark ground), so where a pair would not be
 * told apart its colours become as light or dark as the blueprint's. Hues stay; a palette that does already stays as it is.
 */
export function fitPalette(colors: FiveColors, own: FiveColors): FiveColors {
  const pairs = readablePairs(own);
  let fitted = colors;
  const byDistance = [0, 1, 2, 3, 4].toSorted((a, b) => distance(colors, own, b) - distance(colors, own, a));
  for (const index of byDistance) {
    if (faults(fitted, pairs).length === 0) return fitted;
    fitted = withLightness(fitted, index, lchOf(own[index]!).l);
  }
  for (let tries = 0; tries < 20; tries++) {
    const [fault] = faults(fitted, pairs);
    if (!fault) return fitted;
    const [light, dark] = lightFirst(fitted, fault);
    fitted = withLightness(fitted, light, lchOf(fitted[light]!).l + STEP);
    fitted = withLightness(fitted, dark, lchOf(fitted[dark]!).l - STEP);
  }
  return faults(fitted, pairs).length === 0 ? fitted : own;
}

type Pair = readonly [number, number];

function readablePairs(colors: FiveColors): Pair[] {
  const all = colors.flatMap((_, a) => colors.slice(a + 1).map((_, b): Pair => [a, a + 1 + b]));
  return all.filter(([a, b]) => contrastRatio(colors[a]!, colors[b]!) >= READABLE);
}

function faults(colors: FiveColors, pairs: readonly Pair[]): Pair[] {
  return pairs.filter(([a, b]) => contrastRatio(colors[a]!, colors[b]!) < READABLE);
}

function distance(colors: FiveColors, own: FiveColors, index: number): number {
  return Math.abs(lchOf(colors[index]!).l - lchOf(own[index]!).l);
}

function lightFirst(colors: FiveColors, [a, b]: Pair): Pair {
  return lchOf(colors[a]!).l >= lchOf(colors[b]!).l ? [a, b] : [b, a];
}

function withLightness(colors: FiveColors, index: number, l: number): FiveColors {
  const { c, h } = lchOf(colors[index]!);
  return colors.with(index, hexOf({ l: Math.min(1, Math.max(0, l)), c, h })) as unknown as FiveColors;
}
