/** What is around the person becomes quiet and takes the album's colour; the person keeps theirs. */
import type { Face } from '@figurina/album';
import type { Sharp } from 'sharp';
import { rgbOf } from './duotone-colors.ts';
import { withPerson } from './person-mask.ts';
import { open, threefold, type EffectInput } from './tone-effects.ts';

/** How light the darkest surroundings come out: the colour of the album stays one at every brightness. */
const DARKEST = 0.55;

export async function tintedSurroundings(input: EffectInput, face: Face | null): Promise<Sharp> {
  const { width, height } = input;
  const quiet = await open(input)
    .blur(Math.max(2, Math.max(width, height) / 50))
    .greyscale()
    .normalise({ lower: 1, upper: 99 })
    .raw()
    .toBuffer();
  const color = rgbOf(input.palette[0] ?? '') ?? [120, 130, 126];
  // From a darker shade of the colour to a lighter one.
  const ends = color.map((part) => [part * DARKEST, Math.min(255, part + (255 - part) * 0.45)] as const);
  const tinted = await open({ ...input, pixels: await threefold(quiet, width, height) })
    .linear(
      ends.map(([from, to]) => (to - from) / 255),
      ends.map(([from]) => from),
    )
    .raw()
    .toBuffer();
  return withPerson(open({ ...input, pixels: tinted }), input, face);
}
