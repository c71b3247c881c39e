import { LAYOUT_KINDS, type Layout, layoutKind, type LayoutKind } from '@figurina/album';
import { NativeSelect, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { COUNT_FILTERS, hasCount, type LayoutFilter } from '../../session/layouts/album-layouts.ts';

/** How many stickers a layout should have, and what it should live from; what no layout has is not offered. */
export function LayoutFilters(props: {
  layouts: readonly Layout[];
  chosen: LayoutFilter;
  choose: (filter: LayoutFilter) => void;
}) {
  const t = useT();
  const label = useId();
  const { layouts, chosen, choose } = props;
  const counts = COUNT_FILTERS.filter((count) => layouts.some((layout) => hasCount(layout, count)));
  const kinds = LAYOUT_KINDS.filter((kind) => layouts.some((layout) => layoutKind(layout) === kind));
  return (
    <div className="layout-filters">
      <span id={label}>{t('layouts.how_many')}</span>
      <NativeSelect
        className="kind-choice"
        size="xs"
        aria-label={t('layouts.kind')}
        value={chosen.kind}
        onChange={(event) => choose({ ...chosen, kind: event.currentTarget.value as LayoutKind | 'all' })}
        data={(['all', ...kinds] as const).map((kind) => ({ value: kind, label: t(`layouts.kind.${kind}`) }))}
      />
      <div className="count-choice" role="group" aria-labelledby={label}>
        {counts.map((count) => (
          <UnstyledButton
            key={count.key}
            aria-pressed={count === chosen.count}
            aria-label={count.key === 'all' ? undefined : t('layouts.filter', { range: count.key })}
            onClick={() => choose({ ...chosen, count })}
          >
            {count.key === 'all' ? t('layouts.all') : count.key}
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}
