/** Which ink a colour of the drawing is printed with. */
import { fifthInk, type PrintProfile } from '@figurina/album';
import type { RenderPageState } from '@figurina/contract';
import sharp from 'sharp';
import type { Intent } from './intents.ts';

/** Channels from 0 to 1. */
export type Rgb = readonly [number, number, number];
export type Cmyk = readonly [number, number, number, number];

export interface Inks {
  /** Of areas and lines; null: stays in RGB, and is converted where it is printed. */
  area(rgb: Rgb): Cmyk | null;
  /** Of letters. */
  text(rgb: Rgb): Cmyk | null;
  /** As the intent separates it, whatever it means: for the middle of a gradient, which is to run smoothly. */
  separated(rgb: Rgb): Cmyk | null;
  /** As the album itself names it; null for all others. */
  exact(rgb: Rgb): Cmyk | null;
  /** The colour that is an ink of its own: on a plate of its own, as a whole, in the place of `exact`. */
  readonly spot: SpotInk | null;
}

export interface SpotInk {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** What stands for it where there are but four inks. */
  readonly cmyk: Cmyk;
}

const BLACK: Cmyk = [0, 0, 0, 1];

/** Greys are black ink alone, and white is none. */
export function neutralInk([r, g, b]: Rgb): Cmyk | null {
  return r === g && g === b ? [0, 0, 0, 1 - r] : null;
}

/** What the render page says of the colours of an album. */
export type NamedColors = Pick<RenderPageState, 'blackText' | 'inks'>;

export function spotInk(profile: PrintProfile, inks: NamedColors['inks']): SpotInk | null {
  const ink = fifthInk(profile, inks);
  return ink && { name: ink.spot, color: ink.color, cmyk: shares(ink.cmyk) };
}

/**
 * `converted`: what colours become. `isCmyk`: whether nothing but CMYK may be in the file; otherwise the others stay,
 * and those that were converted are of gradients.
 */
export function createInks(
  { blackText, inks }: NamedColors,
  converted: ReadonlyMap<string, Cmyk>,
  isCmyk: boolean,
  spot: SpotInk | null = null,
): Inks {
  const black = new Set(blackText);
  const named = new Map(inks.map(({ color, cmyk }) => [color, shares(cmyk)]));
  const exact: Inks['exact'] = (rgb) => named.get(hexOf(rgb)) ?? null;
  const separated: Inks['separated'] = (rgb) => converted.get(hexOf(rgb)) ?? null;
  const area: Inks['area'] = (rgb) => exact(rgb) ?? neutralInk(rgb) ?? (isCmyk ? separated(rgb) : null);
  const text: Inks['text'] = (rgb) => exact(rgb) ?? (black.has(hexOf(rgb)) ? BLACK : area(rgb));
  return { area, text, separated, exact, spot };
}

function shares(percents: readonly number[]): Cmyk {
  return percents.map((ink) => ink / 100) as unknown as Cmyk;
}

/** Colours as the intent separates them, by the engine and the rendering intent that pictures are converted with. */
export async function separate(colors: ReadonlySet<string>, { path }: Intent): Promise<ReadonlyMap<string, Cmyk>> {
  const names = [...colors];
  if (names.length === 0) return new Map();
  const pixels = Buffer.from(names.map((name) => name.slice(1)).join(''), 'hex');
  const raw = { width: names.length, height: 1, channels: 3 } as const;
  const inks = await sharp(pixels, { raw }).withIccProfile(path).raw().toBuffer();
  return new Map(
    names.map((name, at) => [name, [...inks.subarray(4 * at, 4 * at + 4)].map((ink) => ink / 255) as unknown as Cmyk]),
  );
}

export function hexOf(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
