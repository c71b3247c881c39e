import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiProblem } from '../../api/problem.ts';
import { NotFoundScreen } from '../../app/NotFoundScreen.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import { orderQuery } from '../../orders/order-queries.ts';
import { OpenedOrder } from './OpenedOrder.tsx';
import './order.css';

/** `/orders/:id`: one order, for those whom it concerns; to everybody else there is nothing here. */
export function OrderScreen() {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const { orderId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(orderQuery(api, locale, orderId));
  usePageTitle(
    data ? t('order_pages.one.title', { name: data.name }) : t('order_pages.one'),
    data ? t('order_pages.one.description', { title: data.album.title }) : undefined,
  );
  if (data) return <OpenedOrder key={data.id} order={data} />;
  if (error instanceof ApiProblem && error.status === 404) return <NotFoundScreen />;
  if (error)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
        {t('order_pages.failed')}
      </ErrorNotice>
    );
  return (
    <Loading label={t('common.loading')}>
      <VisuallyHidden component="h1">{t('order_pages.one')}</VisuallyHidden>
      <div className="order-skeleton">
        <RowSkeleton height={72} />
        <RowSkeleton height={138} />
        <div className="order-columns">
          <RowSkeleton height={420} />
          <RowSkeleton height={420} />
        </div>
      </div>
    </Loading>
  );
}

export { OrderScreen as Component };
