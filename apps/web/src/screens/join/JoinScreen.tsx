import type { PublicBatch } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { OpeningPage } from '../../app/OpeningPage.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import { JoinForm } from './JoinForm.tsx';
import { JoinPage } from './JoinPage.tsx';
import { JoinSent } from './JoinSent.tsx';

/** `/join/:token`: guests order for themselves what others order together, without an account. */
export function JoinScreen() {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const { token = '' } = useParams();
  /** Where the mail went. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['join', locale, token],
    queryFn: async ({ signal }) => (await api.batches.readPublic({ params: { token } }, { signal })).batch,
  });
  usePageTitle(data ? t('join.page_title', { title: data.title }) : t('join.title.group'), t('join.description'));
  if (error instanceof ApiProblem && error.code === 'batch_gone')
    return (
      <MessageScreen title={problemText(t, error)} text={t('join.gone')}>
        {null}
      </MessageScreen>
    );
  if (!data) return <OpeningPage error={error} busy={isFetching} retry={() => void refetch()} />;
  return (
    <JoinPage batch={data}>
      {sentTo !== null ? (
        <JoinSent email={sentTo} deadline={formatDate(data.deadline)} again={() => setSentTo(null)} />
      ) : data.open ? (
        <JoinForm token={token} batch={data} onSent={setSentTo} onClosed={() => void refetch()} />
      ) : (
        <section className="join-card">
          <h2>{t(endOf(data))}</h2>
          <p>{t('join.over')}</p>
        </section>
      )}
    </JoinPage>
  );
}

function endOf({ state }: PublicBatch) {
  return state === 'confirmed' || state === 'expired' ? (`join.end.${state}` as const) : 'join.end.closed';
}
