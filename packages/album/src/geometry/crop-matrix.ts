import { compose, scaling, translation, turning, type Matrix } from './matrix.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** See `cropShape`: at cscale 1 the picture covers the frame; cx, cy are fractions of the frame. */
export interface Crop {
  readonly cx: number;
  readonly cy: number;
  readonly cscale: number;
  readonly crotation: number;
}
export type Flip = 'none' | 'horizontal' | 'vertical' | 'both';

/** Millimetres per picture pixel. */
export function coverScale(frame: Size, picture: Size, cscale: number): number {
  return Math.max(frame.width / picture.width, frame.height / picture.height) * cscale;
}

/**
 * From the pixels of a picture to the millimetres of its frame. Flipping comes last and mirrors what the frame shows,
 * crop and all, so that a flip never changes which part of a picture is seen.
 */
export function cropMatrix(frame: Size, picture: Size, crop: Crop, flip: Flip = 'none'): Matrix {
  const laid = compose(
    translation(frame.width * (0.5 + crop.cx), frame.height * (0.5 + crop.cy)),
    turning(crop.crotation),
    scaling(coverScale(frame, picture, crop.cscale)),
    translation(-picture.width / 2, -picture.height / 2),
  );
  return flip === 'none' ? laid : compose(mirroring(frame, flip), laid);
}

function mirroring(frame: Size, flip: Exclude<Flip, 'none'>): Matrix {
  const x = flip === 'vertical' ? 1 : -1;
  const y = flip === 'horizontal' ? 1 : -1;
  return [x, 0, 0, y, x < 0 ? frame.width : 0, y < 0 ? frame.height : 0];
}
