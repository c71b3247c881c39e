import type { PublicOrder } from '@figurina/contract';
import { BookCover, Logo } from '@figurina/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { LegalLinks } from '../../app/LegalLinks.tsx';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { OpeningPage } from '../../app/OpeningPage.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import { OrderTimeline } from '../../orders/OrderTimeline.tsx';
import { OrderTrack } from '../../orders/OrderTrack.tsx';
import { ParcelLinks } from '../../orders/ParcelLinks.tsx';
import './order-status.css';

/** Who waits for a parcel looks again now and then. */
const REFRESH_MS = 5 * 60_000;

/** `/order/:token`: how far an order is, for whoever holds its link, without an account. */
export function OrderStatusScreen() {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['public_order', locale, token],
    queryFn: async ({ signal }) => (await api.orders.readPublic({ params: { token } }, { signal })).order,
    refetchInterval: REFRESH_MS,
  });
  usePageTitle(
    data ? t('order_pages.public.title', { title: data.album.title }) : t('order_pages.one'),
    t('order_pages.public.description'),
  );
  useUnlisted();
  if (data) return <Status order={data} />;
  if (error instanceof ApiProblem && error.code === 'order_gone')
    return (
      <MessageScreen title={problemText(t, error)} text={t('order_pages.public.gone')}>
        {null}
      </MessageScreen>
    );
  return <OpeningPage error={error} busy={isFetching} retry={() => void refetch()} />;
}

function Status({ order }: { order: PublicOrder }) {
  const { t } = useI18n();
  const title = order.album.title || t('album.title_placeholder');
  return (
    <div className="order-status">
      <header>
        <Link to="/" aria-label={t('header.home')}>
          <Logo />
        </Link>
      </header>
      <main>
        <div className="order-status-head">
          <BookCover title={title} picture={order.album.cover_preview_url} eager />
          <div>
            <p className="order-eyebrow">{t('order_pages.one.title', { name: order.name })}</p>
            <h1>{order.status_message}</h1>
            <p>
              {title}, {t('order_pages.public.albums', { count: order.no_albums })}
            </p>
          </div>
        </div>
        <OrderTrack order={order} />
        <ParcelLinks parcels={order.parcels} />
        <OrderTimeline updates={order.order_updates} />
      </main>
      <footer>
        <LegalLinks />
      </footer>
    </div>
  );
}

/** The address is a secret: no search shall list it. */
function useUnlisted(): void {
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}
