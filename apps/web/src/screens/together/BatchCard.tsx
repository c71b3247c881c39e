import type { Batch } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { ConfirmDialog, StampButton, StatePill } from '@figurina/ui';
import { Button, TextInput } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { useCopy } from '../../app/use-copy.ts';
import { useToast } from '../../app/use-toast.ts';
import { BatchBoard } from './BatchBoard.tsx';
import { ChangeBatch } from './ChangeBatch.tsx';

const PILLS = {
  open: { tone: 'sky', icon: IconClock },
  closed: { tone: 'sun', icon: IconLock },
  confirmed: { tone: 'green', icon: IconCheck },
  expired: { tone: 'pitch', icon: IconX },
} as const;

/** One link: how far it is, what can be done with it, who has ordered. */
export function BatchCard({ albumId, batch }: { albumId: string; batch: Batch }) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const toast = useToast();
  const copy = useCopy();
  /** What is for good is asked before. */
  const [asked, setAsked] = useState<'confirm' | 'expire' | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const move = useMutation({
    mutationFn: async (name: Batch['moves'][number]) =>
      api.batches.move({ params: { id: albumId, batch: batch.id }, body: { move: name } }),
    onError: (cause) => toast.problem(cause),
    onSettled: () => {
      setAsked(null);
      void queries.invalidateQueries({ queryKey: ['batches', albumId] });
    },
  });
  const { moves, orders, minimum, state } = batch;
  const may = (name: Batch['moves'][number]): boolean => moves.includes(name);
  const isUndecided = state === 'open' || state === 'closed';
  const heading = `batch-${batch.id}`;
  return (
    <article className="together-card" aria-labelledby={heading}>
      <div className="together-card-head">
        <h2 id={heading}>{t(`together.kind.${batch.kind}`)}</h2>
        <StatePill {...PILLS[state]}>{t(`together.state.${state}`)}</StatePill>
      </div>
      <p className="together-count" role="status">
        <strong>{t('together.orders', { count: orders, minimum })}</strong>
        <span>{t('together.goods', { albums: batch.albums, packs: batch.packs, stickers: batch.stickers })}</span>
        {batch.waiting > 0 ? <span>{t('together.waiting', { count: batch.waiting })}</span> : null}
      </p>
      {isUndecided ? (
        <>
          <progress value={Math.min(orders, minimum)} max={minimum} aria-label={t('together.progress')} />
          <p>
            {t('together.until', { date: formatDate(batch.deadline) })}
            {batch.close_at === null ? '' : ` ${t('together.until_number', { count: batch.close_at })}`}
          </p>
          <div className="together-link">
            <TextInput readOnly value={batch.url} aria-label={t('together.link')} />
            <Button
              variant="default"
              onClick={() => copy(batch.url, { done: t('together.copied'), failed: t('together.copy_failed') })}
            >
              {t('together.copy')}
            </Button>
          </div>
        </>
      ) : null}
      {batch.run_id === null ? null : (
        <Link to={`/orders/${batch.run_id}`} className="fig-text-link fig-reach">
          {t('together.run')}
        </Link>
      )}
      {isUndecided ? (
        <div className="together-moves">
          {may('confirm') ? (
            <StampButton loading={move.isPending && move.variables === 'confirm'} onClick={() => setAsked('confirm')}>
              {t('together.move.confirm')}
            </StampButton>
          ) : null}
          {may('close') ? (
            <Button variant="default" loading={move.isPending} onClick={() => move.mutate('close')}>
              {t('together.move.close')}
            </Button>
          ) : null}
          {may('reopen') ? (
            <Button variant="default" loading={move.isPending} onClick={() => move.mutate('reopen')}>
              {t('together.move.reopen')}
            </Button>
          ) : null}
          <Button variant="default" onClick={() => setIsChanged(true)}>
            {t('together.change')}
          </Button>
          <Button variant="default" className="fig-danger" onClick={() => setAsked('expire')}>
            {t('together.move.expire')}
          </Button>
        </div>
      ) : null}
      <BatchBoard albumId={albumId} batch={batch} />
      <ChangeBatch albumId={albumId} batch={batch} opened={isChanged} onClose={() => setIsChanged(false)} />
      <ConfirmDialog
        opened={asked !== null}
        title={t(`together.move.${asked ?? 'confirm'}`)}
        question={t(`together.move.${asked ?? 'confirm'}.question`, { count: orders })}
        confirm={t(`together.move.${asked ?? 'confirm'}`)}
        cancel={t('common.cancel')}
        busy={move.isPending}
        onConfirm={() => asked && !move.isPending && move.mutate(asked)}
        onCancel={() => setAsked(null)}
      />
    </article>
  );
}
