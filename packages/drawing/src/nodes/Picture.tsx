import { compose, cssMatrix, scaling, translation, type Crop, type Flip, type ImageRecord } from '@figurina/album';
import type { CSSProperties, ReactNode } from 'react';
import { PICTURE_BOX as BX } from '../units.ts';
import { pictureMatrix } from './picture-matrix.ts';

interface PictureProps {
  image: ImageRecord;
  url: string;
  /** The frame in the millimetres of the parent. */
  frame: { readonly x?: number; readonly y?: number; readonly width: number; readonly height: number };
  crop: Crop;
  flip?: Flip;
  radius?: number;
  /** What is cut off on each side, in mm: under a stroke, so that the picture does not shine out at its edge. */
  inset?: number;
}

/**
 * A cropped picture: a box of 1000 px stretched to its frame, so that neither its place nor its size is rounded, and
 * inside it the picture, placed by the crop.
 */
export function Picture({ image, url, frame, crop, flip, radius = 0, inset = 0 }: PictureProps): ReactNode {
  const { width, height } = frame;
  const inner = pictureMatrix(frame, image.details, crop, flip);
  const outer = compose(translation(frame.x ?? 0, frame.y ?? 0), scaling(width / BX, height / BX));
  return (
    <div
      className="fg-leaf fg-picture"
      style={{
        width: BX,
        height: BX,
        transform: cssMatrix(outer),
        ...clipStyle(frame, radius, inset),
      }}
    >
      <img
        src={url}
        alt=""
        draggable={false}
        decoding="async"
        style={{ width: BX, height: BX, transform: cssMatrix(inner) }}
      />
    </div>
  );
}

function clipStyle({ width, height }: PictureProps['frame'], radius: number, inset: number): CSSProperties {
  if (radius === 0 && inset === 0) return {};
  const corner = Math.max(0, Math.min(radius, Math.min(width, height) / 2) - inset);
  const inBox = (length: number, side: number): string => `${(length / side) * BX}px`;
  return {
    clipPath: `inset(${inBox(inset, height)} ${inBox(inset, width)} round ${inBox(corner, width)}/${inBox(corner, height)})`,
  };
}
