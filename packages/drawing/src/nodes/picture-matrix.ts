import { compose, type Crop, cropMatrix, type Flip, type Matrix, scaling } from '@figurina/album';
import { PICTURE_BOX as BX } from '../units.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The `transform` of a picture's `img` within the box of its frame, both of 1000 px: what a crop is drawn by. */
export function pictureMatrix(frame: Size, picture: Size, crop: Crop, flip: Flip = 'none'): Matrix {
  return compose(
    scaling(BX / frame.width, BX / frame.height),
    cropMatrix(frame, picture, crop, flip),
    scaling(picture.width / BX, picture.height / BX),
  );
}
