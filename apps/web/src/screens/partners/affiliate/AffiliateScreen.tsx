import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiProblem } from '../../../api/problem.ts';
import { LegalLinks } from '../../../app/LegalLinks.tsx';
import { OpenHeader } from '../../../app/OpenHeader.tsx';
import { useServices } from '../../../app/services.ts';
import { usePageTitle } from '../../../app/use-page-title.ts';
import { useT } from '../../../app/use-t.ts';
import { MonthTable } from './MonthTable.tsx';
import { NoAccount } from './NoAccount.tsx';
import { ShareLink } from './ShareLink.tsx';
import './affiliate.css';

/** `/affiliate?token=`: what a partner brought, and the link to pass on. Without a token it is one's own account. */
export function AffiliateScreen() {
  const t = useT();
  const { api } = useServices();
  const [search] = useSearchParams();
  const token = search.get('token') || null;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['affiliate', token],
    queryFn: async ({ signal }) => {
      const query = token === null ? {} : { url_token: token };
      return (await api.partners.affiliate({ query }, { signal })).affiliate;
    },
  });
  usePageTitle(t('affiliate.title'), t('affiliate.description'));
  if (isGone(error)) return <NoAccount hasLink={token !== null} />;
  return (
    <div className="affiliate">
      <OpenHeader />
      <main>
        <h1>{t('affiliate.title')}</h1>
        {data ? (
          <>
            <div className="affiliate-totals">
              <Total label={t('affiliate.albums')} count={data.album_conversions.total_count} />
              <Total label={t('affiliate.orders')} count={data.order_conversions.total_count} />
            </div>
            <ShareLink source={data.url_source} />
            <div className="affiliate-months">
              <MonthTable title={t('affiliate.albums.monthly')} months={data.album_conversions.monthly} />
              <MonthTable title={t('affiliate.orders.monthly')} months={data.order_conversions.monthly} />
            </div>
            <p className="affiliate-rule">{t('affiliate.counts')}</p>
          </>
        ) : error ? (
          <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
            {t('affiliate.failed')}
          </ErrorNotice>
        ) : (
          <Loading label={t('common.loading')}>
            <RowSkeleton height={320} />
          </Loading>
        )}
      </main>
      <LegalLinks />
    </div>
  );
}

function Total({ label, count }: { label: string; count: number }) {
  return (
    <p>
      <strong>{count}</strong> <span>{label}</span>
    </p>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'partner_gone';
}
