import { applyMatrix, type Crop, cropMatrix, type Face, type ImageRecord, type PictureArea } from '@figurina/album';
import { Picture } from '@figurina/drawing';
import type { ReactNode } from 'react';
import { useEditor } from '../../../session/editor-context.ts';

interface FacePreviewProps {
  image: ImageRecord;
  area: PictureArea;
  crop: Crop;
  /** Pixels wide. */
  width: number;
  /** The line through the eyes is drawn for this face. */
  eyesOf?: Face | undefined;
  children?: ReactNode;
}

/** What a sticker shows of its picture, at its ratio. */
export function FacePreview({ image, area, crop, width, eyesOf, children }: FacePreviewProps) {
  const { imageUrl } = useEditor();
  const scale = width / area.width;
  const line = eyesOf?.left_eye && eyesOf.right_eye ? eyesIn(image, area, crop, eyesOf) : null;
  return (
    <span className="face-preview" style={{ width, height: area.height * scale }}>
      <span className="fg-leaf" style={{ ...area, transform: `scale(${scale})` }}>
        <Picture image={image} url={imageUrl(image, width * 2)} frame={area} crop={crop} />
      </span>
      {line === null ? null : <span className="face-line" style={{ top: `${line * 100}%` }} />}
      {children}
    </span>
  );
}

/** How far down the eyes are, as a share of the height. */
function eyesIn({ details }: ImageRecord, area: PictureArea, crop: Crop, { left_eye, right_eye }: Face): number {
  const x = ((left_eye!.x + right_eye!.x) / 2) * details.width;
  const y = ((left_eye!.y + right_eye!.y) / 2) * details.height;
  return applyMatrix(cropMatrix(area, details, crop), { x, y }).y / area.height;
}
