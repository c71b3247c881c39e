import type { ImageRecord, Sticker, StickerId } from '@figurina/album';
import { chooseDesign } from '@figurina/drawing';
import { useMemo, useRef } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { useAlbumStyle } from '../../../session/style/use-album-style.ts';
import { CropStage } from './CropStage.tsx';
import { stageFor } from './crop-stage.ts';
import { CropTools } from './CropTools.tsx';
import { PhotoButtons } from './PhotoButtons.tsx';
import { PhotoFacts } from './PhotoFacts.tsx';
import { StickerSample } from './StickerSample.tsx';
import { useCropEdit } from './use-crop-edit.ts';
import { useStickerImage } from '../../../session/stickers/use-sticker.ts';

interface StickerPhotoProps {
  sticker: Sticker;
  device: 'desktop' | 'phone';
}

/** The picture of a sticker: its crop in the sticker's own design, what is known of it, and another one instead. */
export function StickerPhoto({ sticker, device }: StickerPhotoProps) {
  const t = useT();
  const { settings } = useAlbumStyle();
  const image = useStickerImage(sticker.image);
  const design = useMemo(() => chooseDesign(sticker.stickerLayout, settings.id), [sticker.stickerLayout, settings.id]);
  const stage = useMemo(() => stageFor(design, sticker.doubleSticker, device), [design, sticker.doubleSticker, device]);
  return (
    <div className="sticker-photo">
      {image ? (
        <Cropped sticker={sticker} image={image} design={design} stage={stage} device={device} />
      ) : (
        <div
          className="sticker-crop-stage sticker-crop-stage-empty"
          style={{ width: stage.width, height: stage.height }}
        >
          <StickerSample sticker={sticker} design={design} scale={stage.scale * 0.8} pixels={90} />
          <span>{t('sticker.photo.none')}</span>
        </div>
      )}
      <PhotoButtons sticker={sticker} />
      {image ? <PhotoFacts sticker={sticker} image={image} /> : null}
    </div>
  );
}

type CroppedProps = StickerPhotoProps & {
  image: ImageRecord;
  design: ReturnType<typeof chooseDesign>;
  stage: ReturnType<typeof stageFor>;
};

function Cropped({ sticker, image, design, stage, device }: CroppedProps) {
  const area = useRef<HTMLDivElement>(null);
  const edit = useCropEdit(area, { id: sticker.id as StickerId, image, stage });
  return (
    <>
      <CropStage
        area={area}
        sticker={sticker}
        image={image}
        design={design}
        stage={stage}
        edit={edit}
        device={device}
      />
      <CropTools sticker={sticker} image={image} stage={stage} edit={edit} />
    </>
  );
}
