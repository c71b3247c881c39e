/** What the crop of a sticker is shown on: measures of the stage, and writing a crop onto its elements without React. */
import {
  compose,
  type Crop,
  cropMatrix,
  cssMatrix,
  type ImageRecord,
  scaling,
  STICKER_SIZE,
  translation,
} from '@figurina/album';
import { type ChosenDesign, photoFrame, PICTURE_BOX, pictureMatrix } from '@figurina/drawing';

/** Millimetres that the picture moves for a pixel of the pointer (specification, section 9). */
export const DRAG_FACTOR = { desktop: 0.33, phone: 0.2 } as const;
/** Degrees of one turn. */
export const TURN_STEP = 90;

export interface Stage {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels a millimetre. */
  readonly scale: number;
  /** The sticker's corner on the stage, in pixels. */
  readonly left: number;
  readonly top: number;
  /** The sticker in millimetres, and its picture's place in it. */
  readonly size: { readonly width: number; readonly height: number };
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const ROOM = {
  desktop: { width: 264, height: 318, single: 3.92, double: 2.4 },
  phone: { width: 326, height: 394, single: 5, double: 3.1 },
} as const;

export function stageFor(design: ChosenDesign, double: boolean, device: 'desktop' | 'phone'): Stage {
  const room = ROOM[device];
  const scale = double ? room.double : room.single;
  const size = double ? STICKER_SIZE.double : STICKER_SIZE.single;
  const height = double ? Math.round(size.height * scale + 44) : room.height;
  return {
    width: room.width,
    height,
    scale,
    size,
    left: (room.width - size.width * scale) / 2,
    top: (height - size.height * scale) / 2,
    frame: photoFrame(design, double),
  };
}

/** The `transform` of the whole picture on the stage: an `img` of `PICTURE_BOX` pixels. */
export function ghostTransform(stage: Stage, image: ImageRecord, crop: Crop): string {
  const { width, height } = image.details;
  return cssMatrix(compose(toStage(stage, image, crop), scaling(width / PICTURE_BOX, height / PICTURE_BOX)));
}

/** The same for the face: the picture is one unit wide and high. */
export function faceTransform(stage: Stage, image: ImageRecord, crop: Crop): string {
  const { width, height } = image.details;
  return cssMatrix(compose(toStage(stage, image, crop), scaling(width, height)));
}

function toStage({ scale, left, top, frame }: Stage, { details }: ImageRecord, crop: Crop) {
  return compose(
    translation(left, top),
    scaling(scale),
    translation(frame.x, frame.y),
    cropMatrix(frame, details, crop),
  );
}

/** Shows a crop at once: the picture in the artwork, the whole of it behind, the face. */
export function paintCrop(element: HTMLElement, stage: Stage, image: ImageRecord, crop: Crop): void {
  const inFrame = element.querySelector<HTMLElement>('.fg-picture > img');
  const ghost = element.querySelector<HTMLElement>('.sticker-crop-ghost');
  const face = element.querySelector('.sticker-crop-face g');
  if (inFrame) inFrame.style.transform = cssMatrix(pictureMatrix(stage.frame, image.details, crop));
  if (ghost) ghost.style.transform = ghostTransform(stage, image, crop);
  face?.setAttribute('transform', faceTransform(stage, image, crop));
}
