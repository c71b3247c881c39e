import { pageCount, pagesOfSpread, type AlbumMeta } from '@figurina/album';
import { ActionIcon } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useEffect, useState } from 'react';
import { useT } from '../../app/use-t.ts';
import type { DrawnAlbum } from './opened-blueprint.ts';
import { ScaledSpread } from './ScaledSpread.tsx';

/** A template to leaf through: spread by spread, covers as single pages. Arrows, PgUp and PgDn turn. */
export function BlueprintStage(props: {
  blueprint: DrawnAlbum;
  meta: AlbumMeta;
  /** Where it is open at first. */
  startAt?: number;
  onTurn?: (at: number) => void;
}) {
  const t = useT();
  const { blueprint, meta, startAt = 0, onTurn } = props;
  const { spreads } = blueprint;
  const last = spreads.length - 1;
  const [at, setAt] = useState(() => Math.max(0, Math.min(startAt, last)));
  useEffect(() => onTurn?.(at), [onTurn, at]);
  const spreadId = spreads[at];
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const by = { PageUp: -1, PageDown: 1 }[event.key];
      if (!by) return;
      event.preventDefault();
      setAt((now) => Math.max(0, Math.min(now + by, last)));
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [last]);
  if (!spreadId) return null;
  const pages = pagesOfSpread(at, spreads.length).map(({ number }) => number);
  const label = t('album_new.page', { page: pages.join('-'), pages: pageCount(spreads.length) });
  return (
    <>
      <div className={pages.length > 1 ? 'stage-paper' : 'stage-paper stage-single'}>
        <ScaledSpread key={spreadId} blueprint={blueprint} meta={meta} spreadId={spreadId} label={label} />
      </div>
      <ActionIcon
        className="stage-turn stage-back"
        size={48}
        radius="xl"
        variant="white"
        aria-label={t('album_new.previous')}
        disabled={at === 0}
        onClick={() => setAt(at - 1)}
      >
        <IconChevronLeft size={24} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className="stage-turn stage-on"
        size={48}
        radius="xl"
        variant="white"
        aria-label={t('album_new.next')}
        disabled={at === last}
        onClick={() => setAt(at + 1)}
      >
        <IconChevronRight size={24} aria-hidden />
      </ActionIcon>
      <p className="stage-page" role="status">
        {label}
      </p>
    </>
  );
}
