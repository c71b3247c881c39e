import { NumberInput, Slider } from '@mantine/core';
import { useId, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { MIXED, type Mixed } from '../../parts/mixed.ts';

interface LiveSliderProps {
  readonly label: string;
  readonly value: number | Mixed;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Behind the number. */
  readonly suffix?: string;
  /** The pointer takes hold, or the number gets the keyboard: what follows is a step of its own. */
  onBegin(): void;
  /** While it moves. */
  onShow(value: number): void;
  onCommit(value: number): void;
}

/** A slider with its number beside it. Elements that differ say so; the first move sets them all. */
export function LiveSlider({ label, value, min, max, step = 1, suffix, onBegin, onShow, onCommit }: LiveSliderProps) {
  const t = useT();
  const id = useId();
  const [held, setHeld] = useState<number | null>(null);
  const known = value === MIXED ? null : value;
  return (
    <div className="live-slider">
      <span id={id} className="toolbar-field-label">
        {label}
      </span>
      <div className="live-slider-line">
        <Slider
          aria-labelledby={id}
          thumbLabel={label}
          className="live-slider-track"
          min={min}
          max={max}
          step={step}
          label={null}
          size={4}
          value={held ?? known ?? min}
          thumbProps={known === null && held === null ? { 'aria-valuetext': t('toolbar.mixed') } : undefined}
          onPointerDownCapture={onBegin}
          onChange={(next) => {
            setHeld(next);
            onShow(next);
          }}
          onChangeEnd={(next) => {
            setHeld(null);
            onCommit(next);
          }}
        />
        <NumberInput
          aria-label={label}
          size="sm"
          w={92}
          min={min}
          max={max}
          step={step}
          allowDecimal={step < 1}
          allowNegative={min < 0}
          suffix={suffix}
          placeholder={t('toolbar.mixed')}
          value={held ?? known ?? ''}
          onFocus={onBegin}
          onChange={(next) => {
            if (typeof next !== 'number') return;
            const within = Math.max(min, Math.min(next, max));
            if (within !== known) onCommit(within);
          }}
        />
      </div>
    </div>
  );
}
