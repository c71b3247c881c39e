/** The crop of a portrait by finger: it never leaves a part of the frame bare. */
import {
  CROP_SCALE,
  coverScale,
  coveringCrop,
  faceCrop,
  filledCrop,
  tidyCrop,
  type Crop,
  type Face,
} from '@figurina/album';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Times as large as needed to fill the frame: beyond that too little of the photo is left to print. */
export const MOST_ZOOM = 4;
/** How much of the frame's height a head takes (as in the alignment of faces). */
const HEAD_SHARE = 0.38;
/** Detectors box a face from the brows to the chin; the head with its hair is about this much taller. */
const HEAD_PER_FACE = 1.45;

/** The crop nearest to `crop` that fills the frame and is not zoomed too far. */
export function heldCrop(frame: Size, picture: Size, crop: Crop): Crop {
  const least = filledCrop(frame, picture, crop.crotation).cscale;
  const most = Math.min(least * MOST_ZOOM, CROP_SCALE.most);
  const cscale = Math.min(most, Math.max(least, crop.cscale));
  return tidyCrop(coveringCrop(frame, picture, { ...crop, cscale }));
}

/** How far a crop is zoomed: 1 just fills the frame. */
export function zoomOf(frame: Size, picture: Size, crop: Crop): number {
  return crop.cscale / filledCrop(frame, picture, crop.crotation).cscale;
}

/** The face at the height and in the size of a good portrait, as far as the photo goes. */
export function portraitCrop(frame: Size, picture: Size, face: Face): Crop {
  const head = face.height * picture.height * HEAD_PER_FACE;
  const wanted = (HEAD_SHARE * frame.height) / head / coverScale(frame, picture, 1);
  const scaled = heldCrop(frame, picture, { cx: 0, cy: 0, cscale: wanted, crotation: 0 });
  return heldCrop(frame, picture, faceCrop(frame, picture, scaled, face));
}

/** The part of the photo that the frame shows, upright, in fractions of the photo and within it. */
export function shownPart(
  frame: Size,
  picture: Size,
  crop: Crop,
): { x: number; y: number; width: number; height: number } {
  const scale = coverScale(frame, picture, crop.cscale);
  const quarter = Math.abs(Math.round(crop.crotation / 90)) % 2 === 1;
  const turn = (-crop.crotation * Math.PI) / 180;
  const off = { x: crop.cx * frame.width, y: crop.cy * frame.height };
  const middle = {
    x: picture.width / 2 - (off.x * Math.cos(turn) - off.y * Math.sin(turn)) / scale,
    y: picture.height / 2 - (off.x * Math.sin(turn) + off.y * Math.cos(turn)) / scale,
  };
  const width = (quarter ? frame.height : frame.width) / scale;
  const height = (quarter ? frame.width : frame.height) / scale;
  const inside = (value: number): number => Math.min(1, Math.max(0, value));
  const x = inside((middle.x - width / 2) / picture.width);
  const y = inside((middle.y - height / 2) / picture.height);
  return {
    x,
    y,
    width: Math.min(1 - x, width / picture.width),
    height: Math.min(1 - y, height / picture.height),
  };
}
