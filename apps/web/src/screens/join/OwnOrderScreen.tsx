import type { GuestOrder } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { ConfirmDialog, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { OpeningPage } from '../../app/OpeningPage.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { JoinPage } from './JoinPage.tsx';
import { PriceTable } from './JoinSum.tsx';

/** `/join/order/:token`: a guest's own order, by the link in their mail. */
export function OwnOrderScreen() {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['join_order', locale, token],
    queryFn: async ({ signal }) => (await api.batches.readOwn({ params: { token } }, { signal })).order,
  });
  usePageTitle(data ? t('join.page_title', { title: data.batch.title }) : t('join.title.group'), t('join.description'));
  if (error instanceof ApiProblem && error.code === 'batch_order_gone')
    return (
      <MessageScreen title={problemText(t, error)} text={t('join.gone')}>
        {null}
      </MessageScreen>
    );
  if (!data) return <OpeningPage error={error} busy={isFetching} retry={() => void refetch()} />;
  return <OwnOrder token={token} order={data} />;
}

function OwnOrder({ token, order }: { token: string; order: GuestOrder }) {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const queries = useQueryClient();
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const set = useMutation({
    mutationFn: async (call: 'confirm' | 'withdraw') => (await api.batches[call]({ params: { token } })).order,
    onSuccess: (now) => queries.setQueryData(['join_order', locale, token], now),
    onError: (cause) => {
      toast.problem(cause);
      void queries.invalidateQueries({ queryKey: ['join_order'] });
    },
    onSettled: () => setIsAsked(false),
  });
  const { state, batch, may } = order;
  const standing = standingOf(order);
  return (
    <JoinPage batch={batch}>
      <section className="join-card">
        <div role="status">
          <h2>{t(`join.own.${standing}.title`)}</h2>
          <p>{t(`join.own.${standing}.text`, { deadline: formatDate(batch.deadline) })}</p>
        </div>
        {may.confirm ? (
          <StampButton size="lg" loading={set.isPending} onClick={() => set.mutate('confirm')}>
            {t('join.own.confirm')}
          </StampButton>
        ) : null}
        {order.status_path === null ? null : (
          <Button component={Link} to={order.status_path} variant="default">
            {t('join.own.follow')}
          </Button>
        )}
      </section>
      {state === 'withdrawn' ? null : (
        <section className="join-card" aria-labelledby="join-own">
          <h2 id="join-own">{t('join.own.order')}</h2>
          <PriceTable quote={order.quote} />
          <address>
            {order.address_lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {may.withdraw ? (
            <Button variant="default" onClick={() => setIsAsked(true)}>
              {t('join.own.withdraw')}
            </Button>
          ) : null}
        </section>
      )}
      <ConfirmDialog
        opened={isAsked}
        title={t('join.own.withdraw')}
        question={t('join.own.withdraw.question')}
        confirm={t('join.own.withdraw')}
        cancel={t('common.cancel')}
        busy={set.isPending}
        onConfirm={() => !set.isPending && set.mutate('withdraw')}
        onCancel={() => setIsAsked(false)}
      />
    </JoinPage>
  );
}

function standingOf({ state, batch }: GuestOrder) {
  if (state === 'withdrawn') return 'withdrawn';
  if (batch.state === 'expired') return 'expired';
  if (state === 'placed') return batch.open ? 'placed' : 'late';
  return batch.state === 'confirmed' ? 'printed' : 'confirmed';
}
