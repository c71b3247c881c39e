import { type Paint, readableInk, resolveColor } from '@figurina/album';
import { mix, type Palette } from '../paint/color.ts';
import { isColor } from '../paint/paint-kinds.ts';

/** What an empty frame shows in the editor where the album gives it no tint. Never printed. */
export const PLACE_GROUND: Paint = '#dfe6e2';
const PLACE_INK = '#7d918a';

/** Of the sign: quiet, and to be seen on the frame's own tint as well. */
export function placeInk(tint: Paint, palette: Palette): string {
  if (!isColor(tint)) return PLACE_INK;
  const ground = resolveColor(palette, tint);
  return mix(readableInk(ground), ground, 0.55);
}

const LARGEST = 26;

export interface PlaceSign {
  /** The sign of a picture: hills in a frame, on a field of 24 x 24. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const PATH =
  'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2zM3 16l5 -5c.9 -.9 2.1 -.9 3 0l5 5M14 14l1 -1c.9 -.9 2.1 -.9 3 0l3 3M15 8h.01';

/** Where the sign stands: above the middle of a tall frame, where the template writes what belongs there. */
export function placeSign({ width, height }: { width: number; height: number }): PlaceSign {
  const side = Math.min(LARGEST, width * 0.5, height * 0.5);
  const middle = height > 4 * LARGEST ? height * 0.32 : height / 2;
  return { path: PATH, x: (width - side) / 2, y: middle - side / 2, scale: side / 24 };
}
