import { readMeasure } from '@figurina/album';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useI18n } from '../../../app/use-t.ts';
import { MIXED, type Mixed } from './mixed.ts';
import { useScrub } from './use-scrub.ts';

interface MeasureFieldProps {
  readonly label: string;
  readonly kind: 'length' | 'angle';
  readonly value: number | Mixed;
  /** Nothing is as small as this, or smaller. */
  readonly above?: number;
  /** Whether it can be set; it is read-only otherwise. */
  readonly settable: boolean;
  /** `merge`: one step with the one before. */
  onSet(value: number, merge: boolean): void;
  /** The arrow keys: by so much. */
  onStep(by: number): void;
  /** The label is dragged: by so much in all. Nothing is recorded before it is done. */
  readonly onScrub?: (by: number, done: boolean) => void;
  onBegin(): void;
}

const LARGE = 10;

/** A measure that takes units and arithmetic. Enter and leaving it take over, Esc does not; what is no measure goes back. */
export function MeasureField({
  label,
  kind,
  value,
  above,
  settable,
  onSet,
  onStep,
  onScrub,
  onBegin,
}: MeasureFieldProps) {
  const { t, locale } = useI18n();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const [scrubbed, setScrubbed] = useState(0);
  const scrub = useScrub((by, done) => {
    setScrubbed(done ? 0 : by);
    onScrub?.(by, done);
  });
  const unit = kind === 'angle' ? '°' : 'mm';
  const shown = value === MIXED ? '' : format(value + scrubbed, locale);

  function take(): void {
    if (typed === null) return;
    setTyped(null);
    if (typed.trim() === shown) return;
    const read = readMeasure(typed, kind, value === MIXED ? null : value);
    const isMeasure = read !== null && (above === undefined || read > above);
    setWrong(!isMeasure);
    if (isMeasure) onSet(read, false);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') {
      take();
      event.currentTarget.select();
    } else if (event.key === 'Escape' && typed !== null) {
      // The first Esc gives up what was typed, the next one leaves.
      setTyped(null);
      event.stopPropagation();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      setTyped(null);
      setWrong(false);
      onStep((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? LARGE : 1));
    }
  }
  return (
    <TextInput
      className="measure-field"
      label={label}
      labelProps={settable && onScrub && value !== MIXED ? { className: 'measure-scrub', ...scrub } : undefined}
      size="sm"
      readOnly={!settable}
      data-fixed={!settable || undefined}
      rightSection={<span aria-hidden="true">{unit}</span>}
      rightSectionWidth={34}
      rightSectionPointerEvents="none"
      inputMode="text"
      maxLength={60}
      autoComplete="off"
      spellCheck={false}
      placeholder={value === MIXED ? t('toolbar.mixed') : undefined}
      error={wrong ? t(kind === 'angle' ? 'toolbar.size.wrong_angle' : 'toolbar.size.wrong') : undefined}
      value={typed ?? shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setWrong(false);
      }}
      onFocus={(event) => {
        onBegin();
        event.currentTarget.select();
      }}
      onBlur={take}
      onKeyDownCapture={settable ? press : undefined}
    />
  );
}

function format(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(value || 0);
}
