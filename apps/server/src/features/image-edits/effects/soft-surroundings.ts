import type { Face } from '@figurina/album';
import type { Sharp } from 'sharp';
import { personMask } from './person-mask.ts';
import { open, type EffectInput } from './tone-effects.ts';

/** Keeps the person sharp and blurs what is around. */
export async function softSurroundings(input: EffectInput, face: Face | null): Promise<Sharp> {
  const { width, height } = input;
  const person = await open(input)
    .joinChannel(await personMask(face, width, height), { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer();
  return open(input)
    .blur(Math.max(2, Math.max(width, height) / 70))
    .composite([{ input: person, raw: { width, height, channels: 4 }, blend: 'over' }])
    .removeAlpha();
}
