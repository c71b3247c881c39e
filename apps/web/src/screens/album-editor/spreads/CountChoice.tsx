import type { Layout } from '@figurina/album';
import { UnstyledButton } from '@mantine/core';
import { useT } from '../../../app/use-t.ts';
import { COUNT_FILTERS, type CountFilter, fitsFilter } from './album-layouts.ts';

/** How many stickers a layout should have; counts that no layout has are not offered. */
export function CountChoice(props: {
  layouts: readonly Layout[];
  chosen: CountFilter;
  choose: (filter: CountFilter) => void;
}) {
  const t = useT();
  const offered = COUNT_FILTERS.filter((filter) => props.layouts.some((layout) => fitsFilter(layout, filter)));
  return (
    <fieldset className="count-choice">
      <legend>{t('layouts.how_many')}</legend>
      {offered.map((filter) => (
        <UnstyledButton
          key={filter.key}
          aria-pressed={filter === props.chosen}
          aria-label={filter.key === 'all' ? undefined : t('layouts.filter', { range: filter.key })}
          onClick={() => props.choose(filter)}
        >
          {filter.key === 'all' ? t('layouts.all') : filter.key}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
