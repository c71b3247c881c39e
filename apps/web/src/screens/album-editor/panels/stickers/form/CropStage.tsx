import { type ImageRecord, pannedCrop, type Sticker, turnedFilledCrop, zoomedCrop } from '@figurina/album';
import { type ChosenDesign, PICTURE_BOX } from '@figurina/drawing';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useI18n } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { faceTransform, ghostTransform, type Stage, TURN_STEP } from './crop-stage.ts';
import { StickerSample } from './StickerSample.tsx';
import type { CropEdit } from './use-crop-edit.ts';
import { useCropPointer } from './use-crop-pointer.ts';
import { useFillable } from '../../../session/stickers/use-sticker.ts';

interface CropStageProps {
  area: RefObject<HTMLDivElement | null>;
  sticker: Sticker;
  image: ImageRecord;
  design: ChosenDesign;
  stage: Stage;
  edit: CropEdit;
  device: 'desktop' | 'phone';
}

/** Chooses the large size of a picture (specification, section 9). */
const LARGE_PX = 999;
const ZOOM_STEP = 1.1;

/** The sticker as it will be, over the whole of its picture: drag, wheel, two fingers, arrows, plus and minus, R. */
export function CropStage({ area, sticker, image, design, stage, edit, device }: CropStageProps) {
  const { imageUrl, announcer } = useEditor();
  const { t, locale } = useI18n();
  const editable = useFillable(sticker);
  const keys = useId();
  useCropPointer(area, { edit, image, stage, device, enabled: editable });
  const { frame } = stage;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const { face } = image.details;

  function keyDown(event: KeyboardEvent): void {
    if (!editable || event.altKey || event.ctrlKey || event.metaKey) return;
    const crop = edit.current();
    const arrow = ARROWS[event.key];
    const length = event.shiftKey ? 10 : 1;
    const next = arrow
      ? pannedCrop(frame, crop, { x: arrow.x * length, y: arrow.y * length })
      : event.key === '+' || event.key === '='
        ? zoomedCrop(frame, crop, ZOOM_STEP, middle)
        : event.key === '-'
          ? zoomedCrop(frame, crop, 1 / ZOOM_STEP, middle)
          : event.key.toLowerCase() === 'r'
            ? turnedFilledCrop(frame, image.details, crop, {
                degrees: event.shiftKey ? -TURN_STEP : TURN_STEP,
                at: middle,
              })
            : null;
    if (!next) return;
    event.preventDefault();
    edit.commit(next, 'crop-key');
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(next.cscale);
    announcer.say(t('sticker.crop.said', { percent, degrees: Math.round(next.crotation) }));
  }

  return (
    <div
      ref={area}
      className="sticker-crop-stage"
      role="application"
      aria-label={t('sticker.crop')}
      aria-describedby={keys}
      tabIndex={0}
      data-editable={editable || undefined}
      style={{ width: stage.width, height: stage.height }}
      onKeyDown={keyDown}
    >
      <img
        className="sticker-crop-ghost"
        src={imageUrl(image, LARGE_PX)}
        alt=""
        draggable={false}
        style={{ width: PICTURE_BOX, height: PICTURE_BOX, transform: ghostTransform(stage, image, sticker) }}
      />
      <div className="sticker-crop-frame" style={{ left: stage.left, top: stage.top }}>
        <StickerSample sticker={sticker} design={design} scale={stage.scale} pixels={LARGE_PX} />
      </div>
      {face ? (
        <svg className="sticker-crop-face" width={stage.width} height={stage.height} aria-hidden="true">
          <g transform={faceTransform(stage, image, sticker)}>
            <ellipse
              cx={face.x + face.width / 2}
              cy={face.y + face.height / 2}
              rx={face.width / 2}
              ry={face.height / 2}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        </svg>
      ) : null}
      <span id={keys} hidden>
        {t('sticker.crop.keys')}
      </span>
    </div>
  );
}

const ARROWS: Record<string, { x: number; y: number } | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
