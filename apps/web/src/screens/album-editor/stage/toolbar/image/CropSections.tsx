import { ActionIcon, NumberInput, Slider } from '@mantine/core';
import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs';
import IconArrowsMinimize from '@tabler/icons-react/dist/esm/icons/IconArrowsMinimize.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconFaceId from '@tabler/icons-react/dist/esm/icons/IconFaceId.mjs';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { CROP_SCALE } from '@figurina/album';
import { cropSteps, seenTurn } from '@figurina/editor';
import type { ReactNode } from 'react';
import { useI18n, useT } from '../../../../../app/use-t.ts';
import { shortcutLabel } from '../../../actions/shortcut-label.ts';
import { editorActions } from '../../../actions/editor-actions.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { ToolbarButton } from '../ToolbarButton.tsx';
import { useOpenCrop } from './use-open-crop.ts';
import './image.css';

type CropAction = 'zoom_in' | 'zoom_out' | 'turn' | 'turn_back' | 'fill' | 'fit' | 'face' | 'reset' | 'done' | 'revert';

interface CropButtonProps {
  action: CropAction;
  icon: ReactNode;
  keys?: string;
  withLabel?: boolean;
}

/** A button that does what a key does while a picture is cropped. */
function CropButton({ action, icon, keys, withLabel = false }: CropButtonProps) {
  const session = useEditor();
  const t = useT();
  return (
    <ToolbarButton
      label={t(`actions.crop.${action}`)}
      icon={icon}
      withLabel={withLabel}
      {...(keys === undefined ? {} : { keys })}
      onClick={() => editorActions.get(`crop.${action}`).run(session)}
    />
  );
}

/** How large the picture is behind its frame: steps, and a slider over the whole range. */
export function CropZoomSection() {
  const { cropping } = useEditor();
  const { t, locale } = useI18n();
  const open = useOpenCrop();
  if (!open) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const { cscale } = open.crop;
  const least = Math.min(0.25, cropSteps.fit(open).cscale, cscale);
  return (
    <div className="toolbar-slider">
      <CropButton action="zoom_out" icon={<IconZoomOut size={20} />} keys="−" />
      <Slider
        w={120}
        size="sm"
        min={Math.log2(least)}
        max={Math.log2(CROP_SCALE.most)}
        step={0.01}
        value={Math.log2(cscale)}
        scale={(value) => 2 ** value}
        label={(value) => percent.format(value)}
        thumbLabel={t('images.crop.zoom')}
        thumbValueText={percent.format(cscale)}
        onChange={(value) => cropping.step(cropSteps.zoomTo(2 ** value))}
      />
      <CropButton action="zoom_in" icon={<IconZoomIn size={20} />} keys="+" />
    </div>
  );
}

/** How the picture is turned: quarter turns, and any angle. */
export function CropTurnSection() {
  const { cropping } = useEditor();
  const { t, locale } = useI18n();
  const open = useOpenCrop();
  if (!open) return null;
  const angle = Math.round(seenTurn(open) * 10) / 10;
  return (
    <>
      <CropButton
        action="turn_back"
        icon={<IconRotate size={20} />}
        keys={shortcutLabel({ key: 'r', shift: true }, t)}
      />
      <CropButton action="turn" icon={<IconRotateClockwise size={20} />} keys="R" />
      <NumberInput
        className="toolbar-angle"
        aria-label={t('images.crop.angle')}
        size="xs"
        w={78}
        min={-180}
        max={180}
        step={1}
        decimalScale={1}
        decimalSeparator={locale === 'en' ? '.' : ','}
        suffix="°"
        value={angle}
        onChange={(value) => {
          if (typeof value === 'number' && value !== angle) cropping.step(cropSteps.turnTo(value));
        }}
      />
    </>
  );
}

/** Where the picture lies: filling, whole, on the face, as it came. */
export function CropPlaceSection() {
  const open = useOpenCrop();
  if (!open) return null;
  return (
    <>
      <CropButton action="fill" icon={<IconArrowsMaximize size={20} />} />
      <CropButton action="fit" icon={<IconArrowsMinimize size={20} />} />
      {open.target.face ? <CropButton action="face" icon={<IconFaceId size={20} />} /> : null}
      <CropButton action="reset" icon={<IconRestore size={20} />} />
    </>
  );
}

/** Back to how it was, or done. */
export function CropEndSection() {
  const session = useEditor();
  const t = useT();
  return (
    <>
      <CropButton action="revert" icon={<IconX size={20} />} keys={t('keys.escape')} />
      <ActionIcon
        variant="filled"
        size={34}
        aria-label={t('actions.crop.done')}
        title={`${t('actions.crop.done')} (${t('keys.enter')})`}
        onClick={() => editorActions.get('crop.done').run(session)}
      >
        <IconCheck size={20} />
      </ActionIcon>
    </>
  );
}
