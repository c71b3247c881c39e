import type { Sticker } from '@figurina/album';
import { UnstyledButton } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import { type FilterFacts, passes, STICKER_FILTERS, type StickerFilter } from './sticker-filter.ts';

interface FilterChipsProps {
  stickers: readonly Sticker[];
  facts: FilterFacts;
  filter: StickerFilter | null;
  choose: (filter: StickerFilter | null) => void;
}

/** One filter at a time, with how many it would leave. One that would leave nobody is not offered. */
export function FilterChips({ stickers, facts, filter, choose }: FilterChipsProps) {
  const t = useT();
  const counted = STICKER_FILTERS.map((one) => ({
    one,
    count: stickers.reduce((sum, sticker) => sum + Number(passes(sticker, one, facts)), 0),
  }));
  const offered = counted.filter(({ one, count }) => count > 0 || one === filter);
  if (offered.length === 0) return null;
  return (
    <div className="filter-chips" role="group" aria-label={t('stickers.filter')}>
      {offered.map(({ one, count }) => (
        <UnstyledButton
          key={one}
          className="filter-chip"
          aria-pressed={one === filter}
          onClick={() => choose(one === filter ? null : one)}
        >
          {t(`stickers.filter.${one}`)} <b>{count}</b>
        </UnstyledButton>
      ))}
    </div>
  );
}
