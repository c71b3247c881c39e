import { parseHex } from '../paint/color.ts';
import type { PixelEffects } from './pixel-effects.ts';
import { toneCurve } from './tone-curve.ts';

const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722];
/** Photos are flat: before greys become colours they get this much more contrast, so that the outer ones are reached. */
const MAP_GAIN = 1.4;
const MAP_OFFSET = -0.1;

/**
 * Applies the effects to pixels in place (red, green, blue, alpha, as canvases have them; alpha stays): hue and
 * saturation, contrast, tone, grayscale, gradient map. Pure, so that screen, worker and paper get the same picture.
 */
export function bakePixels(pixels: Uint8ClampedArray, effects: PixelEffects): void {
  const { filter, grayscale, gradientMap } = effects;
  if (filter) {
    if (filter.hue !== 0.5 || filter.saturation !== 0.5)
      mixChannels(pixels, hueAndSaturation((filter.hue - 0.5) * 2 * Math.PI, filter.saturation * 2));
    mapChannels(pixels, contrastAndTone(filter.contrast, filter.tone));
  }
  if (gradientMap) mapGreys(pixels, gradientMap);
  else if (grayscale) mixChannels(pixels, hueAndSaturation(0, 0));
}

type ChannelMatrix = readonly [number, number, number, number, number, number, number, number, number];

/** Turns the hue about the grey axis and scales the distance from it; luminance stays (as CSS hue-rotate and saturate). */
function hueAndSaturation(turn: number, saturation: number): ChannelMatrix {
  const cos = Math.cos(turn) * saturation;
  const sin = Math.sin(turn) * saturation;
  return [
    RED + cos * (1 - RED) - sin * RED,
    GREEN - cos * GREEN - sin * GREEN,
    BLUE - cos * BLUE + sin * (1 - BLUE),
    RED - cos * RED + sin * 0.143,
    GREEN + cos * (1 - GREEN) + sin * 0.14,
    BLUE - cos * BLUE - sin * 0.283,
    RED - cos * RED - sin * (1 - RED),
    GREEN - cos * GREEN + sin * GREEN,
    BLUE + cos * (1 - BLUE) + sin * BLUE,
  ];
}

function mixChannels(pixels: Uint8ClampedArray, [a, b, c, d, e, f, g, h, i]: ChannelMatrix): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const red = pixels[at]!;
    const green = pixels[at + 1]!;
    const blue = pixels[at + 2]!;
    pixels[at] = a * red + b * green + c * blue;
    pixels[at + 1] = d * red + e * green + f * blue;
    pixels[at + 2] = g * red + h * green + i * blue;
  }
}

function contrastAndTone(contrast: number, tone: readonly [number, number, number]): Uint8ClampedArray {
  const curve = toneCurve(tone);
  return Uint8ClampedArray.from({ length: 256 }, (_, value) => {
    const contrasted = Math.min(255, Math.max(0, (value - 127.5) * contrast + 127.5));
    const below = Math.floor(contrasted);
    const share = contrasted - below;
    return 255 * (curve[below]! * (1 - share) + curve[Math.min(255, below + 1)]! * share);
  });
}

function mapChannels(pixels: Uint8ClampedArray, table: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    pixels[at] = table[pixels[at]!]!;
    pixels[at + 1] = table[pixels[at + 1]!]!;
    pixels[at + 2] = table[pixels[at + 2]!]!;
  }
}

/** Greys become colours, evenly spread from black to white. */
function mapGreys(pixels: Uint8ClampedArray, hexes: readonly string[]): void {
  const colors = hexes.map(parseHex);
  const table = new Uint8ClampedArray(256 * 3);
  for (let grey = 0; grey < 256; grey++) {
    const place = clamped((grey / 255) * MAP_GAIN + MAP_OFFSET) * (colors.length - 1);
    const below = Math.min(colors.length - 2, Math.floor(place));
    const [from, to, share] = [colors[below]!, colors[below + 1]!, place - below];
    table[grey * 3] = from.r * (1 - share) + to.r * share;
    table[grey * 3 + 1] = from.g * (1 - share) + to.g * share;
    table[grey * 3 + 2] = from.b * (1 - share) + to.b * share;
  }
  for (let at = 0; at < pixels.length; at += 4) {
    const shade = Math.round(RED * pixels[at]! + GREEN * pixels[at + 1]! + BLUE * pixels[at + 2]!) * 3;
    pixels[at] = table[shade]!;
    pixels[at + 1] = table[shade + 1]!;
    pixels[at + 2] = table[shade + 2]!;
  }
}

function clamped(value: number): number {
  return Math.min(1, Math.max(0, value));
}
