import { FONT_SIZES } from '@figurina/album';
import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { useI18n } from '../../../../../app/use-t.ts';
import { readSize } from './read-size.ts';

interface SizeFieldProps {
  /** Points; null when words differ. */
  readonly size: number | null;
  onChange(size: number): void;
  /** Enter was pressed: the field has done its work. */
  onDone(): void;
}

/** The size in points: chosen from the list, or typed. What is no size reverts. */
export function SizeField({ size, onChange, onDone }: SizeFieldProps) {
  const { t, locale } = useI18n();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const shown = size === null ? '' : number.format(size);

  function take(words: string): void {
    const read = readSize(words);
    if (read !== null && read !== size) onChange(read);
    setTyped(null);
  }

  return (
    <Autocomplete
      className="size-field"
      size="sm"
      aria-label={t('text.size')}
      title={t('text.size')}
      placeholder={size === null ? t('text.mixed') : undefined}
      inputMode="decimal"
      data={FONT_SIZES.map((each) => number.format(each))}
      filter={({ options }) => options}
      limit={FONT_SIZES.length}
      maxDropdownHeight={300}
      comboboxProps={{ width: 88, position: 'bottom-start', offset: 10, withinPortal: true }}
      dropdownOpened={opened}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      value={typed ?? shown}
      onFocus={(event) => event.currentTarget.select()}
      onChange={setTyped}
      onOptionSubmit={(option) => {
        take(option);
        onDone();
      }}
      onBlur={() => typed !== null && take(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== null && !event.defaultPrevented) {
          // The text has the focus next: it would take the key for its own, in place of the selected words.
          event.preventDefault();
          take(typed);
          setOpened(false);
          onDone();
        }
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
