/** What buttons and keys do to an open crop, about the middle of the frame unless told where. */
import {
  type Crop,
  coveringCrop,
  coversFrame,
  faceCrop,
  filledCrop,
  fittedCrop,
  pannedCrop,
  type Point,
  turnedFilledCrop,
  UNCROPPED,
  zoomedCrop,
} from '@figurina/album';
import type { OpenCrop } from './crop-store.ts';

type Step = (open: OpenCrop) => Crop;

export const cropSteps = {
  pan:
    (by: Point): Step =>
    ({ target: { frame, flip }, crop }) =>
      pannedCrop(frame, crop, by, flip),
  /** A picture that covers its frame is pushed so that it goes on covering it, as long as it is large enough. */
  zoom:
    (factor: number, at?: Point): Step =>
    (open) => {
      const { frame, picture, flip } = open.target;
      const zoomed = zoomedCrop(frame, open.crop, factor, at ?? middleOf(open), flip);
      return coversFrame(frame, picture, open.crop) ? coveringCrop(frame, picture, zoomed) : zoomed;
    },
  zoomTo:
    (cscale: number): Step =>
    (open) =>
      cropSteps.zoom(cscale / open.crop.cscale)(open),
  /** Degrees clockwise as they are seen. */
  turn:
    (degrees: number, at?: Point): Step =>
    (open) => {
      const { frame, picture, flip } = open.target;
      return turnedFilledCrop(frame, picture, open.crop, { degrees, at: at ?? middleOf(open), flip });
    },
  /** To an angle as it is seen. */
  turnTo:
    (degrees: number): Step =>
    (open) =>
      cropSteps.turn(degrees - seenTurn(open))(open),
  fill: ({ target: { frame, picture }, crop }: OpenCrop): Crop => filledCrop(frame, picture, crop.crotation),
  fit: ({ target: { frame, picture }, crop }: OpenCrop): Crop => fittedCrop(frame, picture, crop.crotation),
  face: ({ target: { frame, picture, face }, crop }: OpenCrop): Crop =>
    face ? faceCrop(frame, picture, crop, face) : crop,
  reset: (): Crop => UNCROPPED,
} as const;

/** Degrees clockwise by which the picture is seen turned in its frame, above -180 and up to 180. */
export function seenTurn({ target: { flip }, crop }: Pick<OpenCrop, 'target' | 'crop'>): number {
  const seen = flip === 'horizontal' || flip === 'vertical' ? -crop.crotation : crop.crotation;
  return 180 - ((((180 - seen) % 360) + 360) % 360);
}

function middleOf({ target: { frame } }: OpenCrop): Point {
  return { x: frame.width / 2, y: frame.height / 2 };
}
