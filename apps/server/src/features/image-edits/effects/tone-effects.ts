/** Effects that libvips does by itself, without holding up anybody. Each takes a picture apart from its transparency. */
import sharp, { type Sharp } from 'sharp';
import { duotoneEnds } from './duotone-colors.ts';

export interface EffectInput {
  /** sRGB with three channels, as raw pixels. */
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly palette: readonly string[];
}

export function open({ pixels, width, height }: Pick<EffectInput, 'pixels' | 'width' | 'height'>): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: false });
}

/** Light in a hall falls unevenly: dark parts are lifted and bright ones held back, by a blurred negative laid over. */
export async function evenLight(input: EffectInput): Promise<Sharp> {
  const { width, height } = input;
  const low = await open(input)
    .resize({ width: 48, height: 48, fit: 'fill' })
    .greyscale()
    .negate()
    .blur(7)
    // Half of the way to the middle grey: all of it would make every face flat.
    .linear(0.5, 64)
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const light = await sharp(low)
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  return open(input)
    .composite([{ input: light, blend: 'soft-light' }])
    .removeAlpha();
}

export function warm(input: EffectInput): Sharp {
  return open(input).linear([1.05, 1, 0.9], [6, 2, -2]).modulate({ saturation: 1.08 });
}

export function sharpen(input: EffectInput): Sharp {
  return open(input).sharpen({ sigma: Math.max(0.8, Math.max(input.width, input.height) / 1600), m1: 0.4, m2: 2.4 });
}

export async function blackAndWhite(input: EffectInput): Promise<Sharp> {
  return open({ ...input, pixels: await greyOf(input) });
}

/** From the darkest of the album's colours to the lightest. */
export async function duotone(input: EffectInput): Promise<Sharp> {
  const [dark, light] = duotoneEnds(input.palette);
  const slopes = dark.map((from, channel) => (light[channel]! - from) / 255);
  return open({ ...input, pixels: await greyOf(input) }).linear(slopes, [...dark]);
}

/** Its greys from black to white, still with three channels. */
async function greyOf(input: EffectInput): Promise<Buffer> {
  const { width, height } = input;
  const grey = await open(input).greyscale().normalise({ lower: 1, upper: 99 }).raw().toBuffer();
  return threefold(grey, width, height);
}

/** One channel as three alike. */
export async function threefold(grey: Buffer, width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 1 } as const;
  return sharp(grey, { raw, limitInputPixels: false }).joinChannel([grey, grey], { raw }).raw().toBuffer();
}
