import type { OwnData } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { ErrorNotice } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { ownDataQuery } from './own-data-query.ts';

/** A copy of everything, and the end of the account. */
export function OwnDataSection({ confirmed }: { confirmed: boolean }) {
  const t = useT();
  const { api } = useServices();
  const { data, isError, isFetching, refetch } = useQuery(ownDataQuery(api));
  return (
    <section className="order-panel profile-data" aria-labelledby="profile-data">
      <h2 id="profile-data">{t('profile.data')}</h2>
      {isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
          {t('order_pages.failed')}
        </ErrorNotice>
      ) : (
        <>
          <Copy data={data} confirmed={confirmed} />
          <Deletion data={data} />
        </>
      )}
    </section>
  );
}

function Copy({ data, confirmed }: { data: OwnData | undefined; confirmed: boolean }) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: async () => api.privacy.export(),
    onSettled: () => queries.invalidateQueries({ queryKey: ['own-data'] }),
  });
  const last = data?.person_export;
  const isWaiting = last?.state === 'waiting';
  return (
    <div className="profile-data-row">
      <div>
        <h3>{t('profile.data.copy')}</h3>
        <p>{t('profile.data.copy.text')}</p>
        <p role="status" className="profile-data-state">
          {!confirmed
            ? t('profile.data.copy.unconfirmed')
            : isWaiting
              ? t('profile.data.copy.waiting')
              : last?.state === 'failed'
                ? t('profile.data.copy.failed')
                : last?.expires_at
                  ? t('profile.data.copy.ready', { until: formatDate(last.expires_at) })
                  : null}
        </p>
        {ask.isError ? <ErrorNotice>{problemText(t, ask.error)}</ErrorNotice> : null}
      </div>
      <Button
        variant="default"
        disabled={!data || !confirmed || isWaiting}
        loading={ask.isPending}
        onClick={() => ask.mutate()}
      >
        {t('profile.data.copy.ask')}
      </Button>
    </div>
  );
}

function Deletion({ data }: { data: OwnData | undefined }) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const keep = useMutation({
    mutationFn: async () => api.privacy.cancelErasure(),
    onSettled: () => queries.invalidateQueries({ queryKey: ['own-data'] }),
  });
  const erasure = data?.erasure;
  const isHindered = (data?.open_orders ?? 0) > 0;
  return (
    <div className="profile-data-row">
      <div>
        <h3>{t('profile.delete')}</h3>
        {erasure ? (
          <p role="status" className="profile-data-state">
            {t('profile.delete.pending', { date: formatDate(erasure.due_at) })}{' '}
            {erasure.by_staff ? t('profile.delete.by_staff') : null}
          </p>
        ) : (
          <p>
            {isHindered ? t('profile.delete.open_orders') : t('profile.delete.text', { days: data?.grace_days ?? 7 })}
          </p>
        )}
        {keep.isError ? <ErrorNotice>{problemText(t, keep.error)}</ErrorNotice> : null}
      </div>
      {erasure ? (
        <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate()}>
          {t('profile.delete.keep')}
        </Button>
      ) : (
        <Button variant="default" className="fig-danger" disabled={!data || isHindered} onClick={() => setOpen(true)}>
          {t('profile.delete.ask')}
        </Button>
      )}
      {data ? <DeleteAccountDialog data={data} opened={isOpen} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
