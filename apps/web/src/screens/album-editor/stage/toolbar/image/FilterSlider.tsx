import { Slider } from '@mantine/core';
import { useId, useState } from 'react';
import { useI18n } from '../../../../../app/use-t.ts';

import { MIXED, type Mixed } from '../../../parts/mixed.ts';

export type FilterPart = 'contrast' | 'hue' | 'saturation' | 'shadows' | 'midtones' | 'lights';

interface FilterSliderProps {
  readonly part: FilterPart;
  readonly value: number | Mixed;
  /** Where the picture is as it came. */
  readonly neutral: number;
  readonly most: number;
  /** While it is held. */
  onShow(value: number): void;
  onChange(value: number): void;
}

/** A part of the filter as people read it: 0 is as it came, to both sides of it up to 100, hue in degrees. */
export function FilterSlider({ part, value, neutral, most, onShow, onChange }: FilterSliderProps) {
  const { t, locale } = useI18n();
  const id = useId();
  const [held, setHeld] = useState<number | null>(null);
  const isMixed = held === null && value === MIXED;
  const now = held ?? (value === MIXED ? neutral : value);
  const shown = (at: number): string => {
    const share = at < neutral ? (at - neutral) / neutral : (at - neutral) / (most - neutral);
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
    return part === 'hue' ? `${number.format(share * 180)}°` : number.format(share * 100);
  };
  const words = isMixed ? t('toolbar.mixed') : shown(now);
  return (
    <div className="image-filter">
      <span id={id}>{t(`images.look.${part}`)}</span>
      <Slider
        size="sm"
        min={0}
        max={most}
        step={0.01}
        value={now}
        startPointValue={neutral}
        label={null}
        thumbProps={{ 'aria-labelledby': id }}
        thumbValueText={words}
        onChange={(next) => {
          setHeld(next);
          onShow(next);
        }}
        onChangeEnd={(next) => {
          setHeld(null);
          onChange(next);
        }}
      />
      <output>{words}</output>
    </div>
  );
}
