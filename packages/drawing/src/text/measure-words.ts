import { drawable } from '@figurina/album';
import { cssFontFamily } from '../fonts/resolve-font.ts';
import { POINT } from '../units.ts';
import type { Lettering } from '../stickers/sticker-fonts.ts';

/** Large, so that hinting and rounding play no part. */
const MEASURED_AT = 1000;
let context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null = null;

/** The width in mm of one line of words, with kerning. Right only once the family is loaded. */
export function measureWords(words: string, lettering: Lettering, size: number): number {
  context ??= measuringContext();
  const font = `${lettering.weight} ${MEASURED_AT}px ${cssFontFamily(lettering.family)}`;
  if (context.font !== font) context.font = font;
  return (context.measureText(drawable(words)).width / MEASURED_AT) * size * POINT;
}

function measuringContext(): CanvasRenderingContext2D {
  const created = document.createElement('canvas').getContext('2d');
  if (!created) throw new Error('This browser has no 2D canvas');
  created.fontKerning = 'normal';
  created.textRendering = 'geometricPrecision';
  return created;
}
