/** Where sticker and photo lie on the stage of the crop, in its pixels. */
import { compose, cropMatrix, scaling, translation, type Crop, type Matrix } from '@figurina/album';
import { pictureMatrix } from '@figurina/drawing';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface CropLayout {
  /** Pixels a millimetre. */
  readonly scale: number;
  /** Of what is shown whole: the sticker, or in surprise mode the photo alone. */
  readonly box: Size & { readonly left: number; readonly top: number };
  /** From pixels of the stage to millimetres of the photo's frame. */
  readonly toFrame: (at: { x: number; y: number }) => { x: number; y: number };
  /** The transforms of the dimmed photo on the stage, of the photo alone in its box, and of the one in the drawn sticker. */
  readonly transforms: (picture: Size, crop: Crop) => { stage: Matrix; box: Matrix; drawn: Matrix };
}

/** Room around the sticker in which the rest of the photo shows; at the sides also for the buttons. */
const ABOVE = 12;
const BESIDE = 66;

export function cropLayout(
  stage: Size,
  shown: Size,
  frame: Size & { readonly x: number; readonly y: number },
): CropLayout {
  const scale = Math.min((stage.width - 2 * BESIDE) / shown.width, (stage.height - 2 * ABOVE) / shown.height);
  const left = (stage.width - shown.width * scale) / 2;
  const top = (stage.height - shown.height * scale) / 2;
  return {
    scale,
    box: { left, top, width: shown.width * scale, height: shown.height * scale },
    toFrame: ({ x, y }) => ({ x: (x - left) / scale - frame.x, y: (y - top) / scale - frame.y }),
    transforms: (picture, crop) => {
      const onFrame = cropMatrix(frame, picture, crop);
      const inBox = compose(scaling(scale), translation(frame.x, frame.y), onFrame);
      return { stage: compose(translation(left, top), inBox), box: inBox, drawn: pictureMatrix(frame, picture, crop) };
    },
  };
}
