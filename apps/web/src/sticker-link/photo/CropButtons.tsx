/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useT } from '../form-context.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { MOST_ZOOM } from './hold-crop.ts';

interface CropButtonsProps {
  zoomed: number;
  onZoom: (direction: 1 | -1) => void;
  onTurn: () => void;
}

/** What fingers do, for those who use none. */
export function CropButtons({ zoomed, onZoom, onTurn }: CropButtonsProps): ComponentChildren {
  const t = useT();
  const isLargest = zoomed >= MOST_ZOOM - 0.001;
  return (
    <div className="sl-crop-buttons">
      <CropButton icon="plus" label={t('contribute.photo.larger')} disabled={isLargest} onClick={() => onZoom(1)} />
      <CropButton
        icon="minus"
        label={t('contribute.photo.smaller')}
        disabled={zoomed <= 1.001}
        onClick={() => onZoom(-1)}
      />
      <CropButton icon="turn" label={t('contribute.photo.turn')} onClick={onTurn} />
    </div>
  );
}

interface CropButtonProps {
  icon: IconName;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function CropButton({ icon, label, disabled = false, onClick }: CropButtonProps): ComponentChildren {
  return (
    <button
      type="button"
      className="sl-quiet sl-round"
      aria-label={label}
      // Not `disabled`: at the end of the zoom the focus must not be lost.
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <Icon name={icon} />
    </button>
  );
}
