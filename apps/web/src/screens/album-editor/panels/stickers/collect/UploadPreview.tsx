import {
  coveringCrop,
  type Crop,
  type ImageRecord,
  pannedCrop,
  STICKER_SIZE,
  tidyCrop,
  turnedFilledCrop,
  zoomedCrop,
} from '@figurina/album';
import type { StickerUpload } from '@figurina/contract';
import { chooseDesign, photoFrame, StickerArtwork } from '@figurina/drawing';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { useAlbumStyle } from '../../../session/style/use-album-style.ts';

interface UploadPreviewProps {
  upload: StickerUpload;
  name: string;
  position: string;
  /** Of the sticker it belongs to. */
  layout: string;
  double: boolean;
  crop: Crop;
  /** Set while the crop is being changed. */
  changeCrop: ((crop: Crop) => void) | null;
  /** In pixels. */
  height: number;
}

const NO_NUMBERS: readonly number[] = [];

/** The sticker as it will be, in the album's design. While its crop is changed, the picture moves under the pointer. */
export function UploadPreview(props: UploadPreviewProps) {
  const { upload, name, position, layout, double, crop, changeCrop, height } = props;
  const t = useT();
  const { palette, fonts, settings } = useAlbumStyle();
  const look = useMemo(() => ({ palette, fonts }), [palette, fonts]);
  const design = useMemo(() => chooseDesign(layout, settings.id), [layout, settings.id]);
  const frame = useMemo(() => photoFrame(design, double), [design, double]);
  const drag = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  const size = double ? STICKER_SIZE.double : STICKER_SIZE.single;
  const scale = height / size.height;
  const image: ImageRecord = upload.image;
  const { width: pictureWidth, height: pictureHeight } = image.details;
  const picture = { width: pictureWidth, height: pictureHeight };
  const put = (next: Crop): void => changeCrop?.(tidyCrop(coveringCrop(frame, picture, next)));

  const pointer = changeCrop
    ? {
        onPointerDown(event: PointerEvent<HTMLElement>) {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, y: event.clientY, crop };
        },
        onPointerMove(event: PointerEvent<HTMLElement>) {
          if (!drag.current) return;
          const by = { x: (event.clientX - drag.current.x) / scale, y: (event.clientY - drag.current.y) / scale };
          put(pannedCrop(frame, drag.current.crop, by));
        },
        onPointerUp: () => (drag.current = null),
        onPointerCancel: () => (drag.current = null),
        onKeyDown(event: KeyboardEvent) {
          const next = cropByKey(event);
          if (!next) return;
          event.preventDefault();
          event.stopPropagation();
          put(next);
        },
      }
    : {};
  function cropByKey({ key, shiftKey }: KeyboardEvent): Crop | null {
    const step = shiftKey ? 5 : 1;
    const middle = { x: frame.width / 2, y: frame.height / 2 };
    if (key === 'ArrowLeft') return pannedCrop(frame, crop, { x: -step, y: 0 });
    if (key === 'ArrowRight') return pannedCrop(frame, crop, { x: step, y: 0 });
    if (key === 'ArrowUp') return pannedCrop(frame, crop, { x: 0, y: -step });
    if (key === 'ArrowDown') return pannedCrop(frame, crop, { x: 0, y: step });
    if (key === '+' || key === '=') return zoomedCrop(frame, crop, 1.08, middle);
    if (key === '-') return zoomedCrop(frame, { ...crop }, Math.max(1 / 1.08, 1 / crop.cscale), middle);
    if (key.toLowerCase() === 'r') return turnedFilledCrop(frame, picture, crop, { degrees: 90, at: middle });
    return null;
  }
  return (
    <span
      className="upload-preview"
      data-cropping={changeCrop !== null || undefined}
      style={{ width: size.width * scale, height }}
      {...(changeCrop && { role: 'application', tabIndex: 0, 'aria-label': t('collect.crop.keys') })}
      {...pointer}
    >
      <span className="fg-leaf fg-trim" style={{ ...size, transform: `scale(${scale})` }}>
        <StickerArtwork
          design={design}
          facts={{ name, position, numbers: NO_NUMBERS, double }}
          look={look}
          portrait={settings.portrait}
          picture={{ image, url: upload.image.blob.medium, crop }}
        />
      </span>
    </span>
  );
}
