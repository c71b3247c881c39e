import sharp, { type Sharp } from 'sharp';
import { rgbOf } from './duotone-colors.ts';
import { runPixelTask } from './pixel-worker.ts';
import { open, type EffectInput } from './tone-effects.ts';

/** Where the wall is looked for; its outline is softened by as much as is lost. */
const SEARCH_SIDE = 900;

/** A plain wall in the first colour of the palette; undefined where the background is not plain. */
export async function replaceBackground(input: EffectInput, signal: AbortSignal): Promise<Sharp | undefined> {
  const { width, height } = input;
  const { data, info } = await open(input)
    .resize({ width: SEARCH_SIDE, height: SEARCH_SIDE, fit: 'inside', withoutEnlargement: true })
    .median(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const mask = await runPixelTask({ kind: 'wall', pixels: new Uint8Array(data), ...size }, signal);
  if (!mask) return undefined;
  const soft = await sharp(mask, { raw: { ...size, channels: 1 } })
    .median(5)
    .blur(1.2)
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const [r, g, b] = rgbOf(input.palette[0] ?? '') ?? [255, 255, 255];
  const wall = await sharp({ create: { width, height, channels: 3, background: { r, g, b } }, limitInputPixels: false })
    .joinChannel(soft, { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer();
  return open(input)
    .composite([{ input: wall, raw: { width, height, channels: 4 }, blend: 'over' }])
    .removeAlpha();
}
