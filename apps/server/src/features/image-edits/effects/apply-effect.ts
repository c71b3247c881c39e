/** Our own effects: a picture of the same size, in the quality of print. First a small preview, then all of it. */
import type { ImageEffect } from '@figurina/contract';
import sharp, { type Sharp } from 'sharp';
import type { EditSource, EditWork } from '../edit-work.ts';
import { PARTIAL_SIDE } from '../partial-files.ts';
import { runPixelTask } from './pixel-worker.ts';
import { softSurroundings } from './soft-surroundings.ts';
import { tintedSurroundings } from './tinted-surroundings.ts';
import { blackAndWhite, duotone, type EffectInput, evenLight, open, sharpen, threefold, warm } from './tone-effects.ts';

type Effect = (input: EffectInput, source: EditSource, signal: AbortSignal) => Promise<Sharp> | Sharp;

const EFFECTS: Record<ImageEffect, Effect> = {
  even_light: evenLight,
  warm,
  sharpen,
  soft_surroundings: (input, { face }) => softSurroundings(input, face),
  tinted_surroundings: (input, { face }) => tintedSurroundings(input, face),
  black_and_white: blackAndWhite,
  duotone,
  comic: async (input, _source, signal) => {
    const { width, height } = input;
    const calm = await open(input).median(3).raw().toBuffer();
    const pixels = await runPixelTask({ pixels: new Uint8Array(calm), width, height }, signal);
    return open({ ...input, pixels: Buffer.from(pixels.buffer) });
  },
};

export function createEffectWork(effect: ImageEffect): EditWork {
  return async (source, { step, partial, signal }) => {
    await step('request_sent');
    const small = await drawn(effect, source, signal, PARTIAL_SIDE);
    await step('connected');
    await step('request_accepted');
    await partial(small);
    return { ok: true, bytes: await drawn(effect, source, signal) };
  };
}

/** `side`: pixels of the longer side; all of them when it is left out. */
async function drawn(effect: ImageEffect, source: EditSource, signal: AbortSignal, side?: number): Promise<Buffer> {
  signal.throwIfAborted();
  const picture = sharp(source.bytes, { limitInputPixels: false }).toColourspace('srgb');
  if (side) picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const { pixels, alpha, width, height } = await taken(picture);
  const done = await EFFECTS[effect]({ pixels, width, height, palette: source.palette }, source, signal);
  if (!alpha) return done.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  // A cut-out stays one.
  const colors = await done.removeAlpha().raw().toBuffer();
  return open({ pixels: colors, width, height })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Colours and transparency apart; the latter only where there is some. */
async function taken(picture: Sharp): Promise<Omit<EffectInput, 'palette'> & { alpha: Buffer | undefined }> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const whole = sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  const hasAlpha = channels % 2 === 0 && !(await whole.stats()).isOpaque;
  const colors = channels % 2 === 0 ? await whole.clone().removeAlpha().raw().toBuffer() : data;
  return {
    pixels: channels > 2 ? colors : await threefold(colors, width, height),
    alpha: hasAlpha
      ? await whole
          .extractChannel(channels === 4 ? 3 : 1)
          .raw()
          .toBuffer()
      : undefined,
    width,
    height,
  };
}
