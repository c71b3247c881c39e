import { EmptyState, ErrorNotice, Loading, Portrait, RowSkeleton, StampButton, StickerFan } from '@figurina/ui';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import { ORDER_CARD_HEIGHT, OrderCard } from '../../orders/OrderCard.tsx';
import { ordersQuery } from '../../orders/order-queries.ts';
import { OrderPages } from './OrderPages.tsx';
import './orders-screen.css';

const PER_PAGE = 25;

/** All that somebody has ordered, the newest first. */
export function OrdersScreen() {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const [search] = useSearchParams();
  const page = pageOf(search.get('page'));
  usePageTitle(t('order_pages.title'), t('order_pages.description'));
  const list = useQuery({
    ...ordersQuery(api, locale, { page, per: PER_PAGE }),
    placeholderData: keepPreviousData,
  });

  return (
    <>
      <div className="orders-head">
        <h1>{t('order_pages.title')}</h1>
        <p>{t('order_pages.lead')}</p>
      </div>
      {list.isPending ? (
        <Loading label={t('common.loading')}>
          <div className="order-list">
            {['a', 'b', 'c'].map((row) => (
              <RowSkeleton key={row} height={ORDER_CARD_HEIGHT} />
            ))}
          </div>
        </Loading>
      ) : list.isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void list.refetch(), busy: list.isFetching }}>
          {t('order_pages.failed')}
        </ErrorNotice>
      ) : (
        <div aria-busy={list.isPlaceholderData} className="orders-page">
          {list.data.orders.length > 0 ? (
            <ul className="order-list">
              {list.data.orders.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} />
                </li>
              ))}
            </ul>
          ) : list.data.pagination.total_pages > 0 && page > 1 ? (
            <PastTheEnd last={list.data.pagination.total_pages} />
          ) : (
            <NoOrders />
          )}
          <OrderPages page={page} pages={list.data.pagination.total_pages} />
        </div>
      )}
    </>
  );
}

/** What somebody typed or an old link says; anything else is the first page. */
function pageOf(asked: string | null): number {
  return asked !== null && /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1;
}

function NoOrders() {
  const { t } = useI18n();
  const faces = [8, 3, 10].map((seed) => <Portrait key={seed} seed={seed} />);
  return (
    <EmptyState
      title={t('order_pages.empty.title')}
      text={t('order_pages.empty.text')}
      art={<StickerFan width={72}>{faces}</StickerFan>}
      action={
        <StampButton component={Link} to="/start">
          {t('order_pages.empty.albums')}
        </StampButton>
      }
    />
  );
}

function PastTheEnd({ last }: { last: number }) {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t('order_pages.past_end.title')}
      text={t('order_pages.past_end.text', { pages: last })}
      action={
        <Button component={Link} to={`?page=${last}`} variant="default">
          {t('order_pages.past_end.last')}
        </Button>
      }
    />
  );
}

export { OrdersScreen as Component };
