import { EmptyState, ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { problemText } from '../../api/problem.ts';
import { houseDate } from '../../app/house-time.ts';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { ORDERS } from '../../orders/order-queries.ts';
import '../../staff-list/staff-list.css';
import './order-trash.css';

/** `/orders/trash`: orders that staff deleted, as long as they can be restored. */
export function OrderTrashScreen() {
  const { t, locale } = useI18n();
  const { api, queries } = useServices();
  const toast = useToast();
  const navigate = useNavigate();
  usePageTitle(t('order_desk.trash'), t('order_desk.trash.text'));
  const trash = useQuery({
    queryKey: ['order_trash', locale],
    queryFn: async ({ signal }) => (await api.orderDesk.trash({}, { signal })).orders,
  });
  const restore = useMutation({
    mutationFn: async (id: string) => (await api.orderDesk.restore({ params: { id } })).order,
    onSuccess: async ({ id, name }) => {
      toast.info(t('order_desk.trash.restored', { name }));
      await navigate(`/orders/${id}`);
    },
    onError: (cause) => toast.problem(cause),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['order_trash'] });
      await queries.invalidateQueries({ queryKey: ORDERS });
    },
  });
  return (
    <div className="staff-list">
      <div className="staff-head">
        <div>
          <h1>{t('order_desk.trash')}</h1>
          <p>{t('order_desk.trash.text')}</p>
        </div>
      </div>
      {trash.isPending ? (
        <Loading label={t('common.loading')}>
          <RowSkeleton height={64} />
        </Loading>
      ) : null}
      {trash.isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void trash.refetch(), busy: trash.isFetching }}>
          {problemText(t, trash.error)}
        </ErrorNotice>
      ) : null}
      {trash.data?.length === 0 ? (
        <EmptyState title={t('order_desk.trash.empty')} text={t('order_desk.trash.empty.text')} />
      ) : null}
      <ul className="order-trash">
        {trash.data?.map((order) => (
          <li key={order.id}>
            <div>
              <strong>
                {order.name}, {order.title}
              </strong>
              <small>
                {order.customer}, {order.amount_gross_human}
              </small>
            </div>
            <p>
              {t('order_desk.trash.deleted')} {houseDate(order.deleted_at)}
              {order.deleted_by ? <small>{t('order_desk.trash.by', { name: order.deleted_by })}</small> : null}
            </p>
            <p>
              {t('order_desk.trash.until')} {houseDate(order.kept_until)}
            </p>
            <Button
              variant="default"
              loading={restore.isPending && restore.variables === order.id}
              aria-label={t('order_desk.trash.restore.of', { name: order.name })}
              onClick={() => restore.mutate(order.id)}
            >
              {t('order_desk.trash.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export { OrderTrashScreen as Component };
