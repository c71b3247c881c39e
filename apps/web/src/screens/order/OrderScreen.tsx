import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { NotFoundScreen } from '../../app/NotFoundScreen.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import { orderQuery } from '../../orders/order-queries.ts';
import { OpenedOrder } from './OpenedOrder.tsx';
import './order.css';

/** Only staff load it. */
const StaffOrder = lazy(async () =>
  import('./staff/StaffOrder.tsx').then(({ StaffOrder: Component }) => ({ default: Component })),
);

/** `/orders/:id`: one order, for those whom it concerns; to everybody else there is nothing here. */
export function OrderScreen() {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const { orderId = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(orderQuery(api, locale, orderId));
  usePageTitle(
    data ? t('order_pages.one.title', { name: data.name }) : t('order_pages.one'),
    data ? t('order_pages.one.description', { title: data.album.title }) : undefined,
  );
  // Who works on it and ordered it as well is thanked first, and can look at it as its customer does.
  const isForStaff = data?.staff && !search.has('as') && !search.has('new');
  if (data && isForStaff)
    return (
      <Suspense fallback={<OrderSkeleton />}>
        <StaffOrder key={data.id} order={data} />
      </Suspense>
    );
  if (data)
    return (
      <>
        {data.staff ? <AsStaff id={data.id} /> : null}
        <OpenedOrder key={data.id} order={data} />
      </>
    );
  if (error instanceof ApiProblem && error.status === 404) return <NotFoundScreen />;
  if (error)
    return (
      <div className="order-failed">
        <VisuallyHidden component="h1">{t('order_pages.one')}</VisuallyHidden>
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
          {problemText(t, error)}
        </ErrorNotice>
      </div>
    );
  return <OrderSkeleton />;
}

function OrderSkeleton() {
  const { t } = useI18n();
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

/** Texts of the staff come with their page; this is the way to it. */
function AsStaff({ id }: { id: string }) {
  const { t } = useI18n();
  return (
    <Link to={`/orders/${id}`} className="fig-text-link order-as-staff">
      {t('order_pages.as_staff')}
    </Link>
  );
}

export { OrderScreen as Component };
