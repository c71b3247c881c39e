import type { Face } from '@figurina/album';
import type { Sharp } from 'sharp';
import { withPerson } from './person-mask.ts';
import { open, type EffectInput } from './tone-effects.ts';

/** Keeps the person sharp and blurs what is around. */
export async function softSurroundings(input: EffectInput, face: Face | null): Promise<Sharp> {
  const { width, height } = input;
  return withPerson(open(input).blur(Math.max(2, Math.max(width, height) / 70)), input, face);
}
