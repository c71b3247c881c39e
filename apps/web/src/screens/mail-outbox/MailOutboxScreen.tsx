import type { MailSummary } from '@figurina/contract';
import { EmptyState, ErrorNotice, Loading, RowSkeleton, useRovingFocus } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NavLink, useParams, useSearchParams } from 'react-router';
import { problemText } from '../../api/problem.ts';
import { houseDateTime } from '../../app/house-time.ts';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { MailView } from './MailView.tsx';
import './mail-outbox.css';

/** Every mail the product sent, for administrators: where mails go as long as no mail server is set up. */
export function MailOutboxScreen() {
  const t = useT();
  const { api } = useServices();
  const { mailId } = useParams();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page')) || 1));
  usePageTitle(t('mails.title'), t('mails.text'));
  const list = useQuery({
    queryKey: ['mails', page],
    queryFn: async ({ signal }) => api.mails.list({ query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });

  const head = (
    <div className="mails-head">
      <h1>{t('mails.title')}</h1>
      <p>{t('mails.text')}</p>
    </div>
  );
  if (list.isPending)
    return (
      <>
        {head}
        <Loading label={t('common.loading')}>
          <div className="mails-rows">
            {['a', 'b', 'c', 'd', 'e'].map((row) => (
              <RowSkeleton key={row} height={72} />
            ))}
          </div>
        </Loading>
      </>
    );
  if (list.isError)
    return (
      <>
        {head}
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void list.refetch(), busy: list.isFetching }}>
          {problemText(t, list.error)}
        </ErrorNotice>
      </>
    );
  const { mails, pagination } = list.data;
  if (mails.length === 0 && page === 1)
    return (
      <>
        {head}
        <EmptyState title={t('mails.empty.title')} text={t('mails.empty.text')} />
      </>
    );
  const turn = (by: number) => setSearch({ page: String(page + by) });
  return (
    <>
      {head}
      <div className="mails" data-reading={mailId !== undefined}>
        <nav className="mails-list" aria-label={t('mails.title')}>
          <MailRows mails={mails} search={search.toString()} />
          {pagination.total_pages > 1 && (
            <div className="mails-pages">
              <Button variant="default" disabled={page <= 1} onClick={() => turn(-1)}>
                {t('list.newer')}
              </Button>
              <span>{t('list.page', { page, pages: pagination.total_pages })}</span>
              <Button variant="default" disabled={page >= pagination.total_pages} onClick={() => turn(1)}>
                {t('list.older')}
              </Button>
            </div>
          )}
        </nav>
        {mailId ? <MailView id={mailId} /> : <p className="mails-pick">{t('mails.pick')}</p>}
      </div>
    </>
  );
}

function MailRows({ mails, search }: { mails: readonly MailSummary[]; search: string }) {
  const t = useT();
  const roving = useRovingFocus<HTMLUListElement>();
  // There the mail stands before the list, else beside it.
  const isMobile = useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });
  return (
    <ul className="mails-rows" {...roving}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <NavLink to={{ pathname: `/mails/${mail.id}`, search }} className="mail-row" preventScrollReset={!isMobile}>
            <strong>{mail.subject}</strong>
            <span>{t('mails.to', { to: mail.to })}</span>
            <time dateTime={mail.created_at}>{houseDateTime(mail.created_at)}</time>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export { MailOutboxScreen as Component };
