import {
  CROP_SCALE,
  faceCrop,
  filledCrop,
  type ImageRecord,
  type Sticker,
  turnedFilledCrop,
  zoomedCrop,
} from '@figurina/album';
import { ActionIcon, Button, Slider, Tooltip } from '@mantine/core';
import IconFaceId from '@tabler/icons-react/dist/esm/icons/IconFaceId.mjs';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { useState } from 'react';
import { useI18n } from '../../../../../app/use-t.ts';
import { type Stage, TURN_STEP } from './crop-stage.ts';
import type { CropEdit } from './use-crop-edit.ts';
import { useFillable } from '../../../session/stickers/use-sticker.ts';

/** The slider counts in doublings, from a quarter of what covers the frame. */
const LEAST = -2;
const MOST = Math.log2(CROP_SCALE.most);
const STEP = 0.05;

/** Zoom, the face, a quarter turn, and back to the whole picture. */
export function CropTools({
  sticker,
  image,
  stage: { frame },
  edit,
}: {
  sticker: Sticker;
  image: ImageRecord;
  stage: Stage;
  edit: CropEdit;
}) {
  const { t, locale } = useI18n();
  const editable = useFillable(sticker);
  const [held, setHeld] = useState<number | null>(null);
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const { face } = image.details;
  const zoomed = (doublings: number) =>
    zoomedCrop(frame, edit.current(), 2 ** doublings / edit.current().cscale, middle);
  const shown = held ?? Math.log2(Math.max(sticker.cscale, CROP_SCALE.least));
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(2 ** shown);
  return (
    <>
      <div className="sticker-crop-zoom">
        <IconZoomOut size={19} aria-hidden />
        <Slider
          min={LEAST}
          max={MOST}
          step={STEP}
          label={null}
          size={5}
          color="pitch.8"
          disabled={!editable}
          value={Math.min(MOST, Math.max(LEAST, shown))}
          thumbLabel={t('images.crop.zoom')}
          thumbProps={{ 'aria-valuetext': percent }}
          onChange={(value) => {
            setHeld(value);
            edit.show(zoomed(value));
          }}
          onChangeEnd={(value) => {
            setHeld(null);
            edit.commit(zoomed(value), 'crop-zoom');
          }}
        />
        <IconZoomIn size={19} aria-hidden />
      </div>
      <div className="sticker-crop-tools">
        <Button
          variant="default"
          size="xs"
          radius="xl"
          leftSection={<IconFaceId size={16} aria-hidden />}
          disabled={!editable || !face}
          onClick={() => face && edit.commit(faceCrop(frame, image.details, edit.current(), face))}
        >
          {t('sticker.crop.face')}
        </Button>
        <Tooltip label={t('sticker.crop.turn')}>
          <ActionIcon
            variant="default"
            size={32}
            radius="xl"
            aria-label={t('sticker.crop.turn')}
            disabled={!editable}
            onClick={() => {
              const turn = { degrees: TURN_STEP, at: middle };
              edit.commit(turnedFilledCrop(frame, image.details, edit.current(), turn));
            }}
          >
            <IconRotateClockwise size={17} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('sticker.crop.fill')}>
          <ActionIcon
            variant="default"
            size={32}
            radius="xl"
            aria-label={t('sticker.crop.fill')}
            disabled={!editable}
            onClick={() => edit.commit(filledCrop(frame, image.details, 0))}
          >
            <IconMaximize size={17} />
          </ActionIcon>
        </Tooltip>
      </div>
    </>
  );
}
