import { EmptyState, ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { ORDERS } from '../../orders/order-queries.ts';
import { type DeletedOrder, DeletedOrders } from './DeletedOrders.tsx';
import '../../staff-list/staff-list.css';

const TRASH = 'order_trash';

/** `/orders/trash`: orders that staff deleted, as long as they can be restored. */
export function OrderTrashScreen() {
  const { t, locale } = useI18n();
  const { api, queries } = useServices();
  const toast = useToast();
  const navigate = useNavigate();
  usePageTitle(t('order_trash.title'), t('order_trash.text'));
  const list = useQuery({
    queryKey: [TRASH, locale],
    queryFn: async ({ signal }) => (await api.orderTrash.list({}, { signal })).orders,
  });
  const restore = useMutation({
    mutationFn: async ({ id }: DeletedOrder) => api.orderTrash.restore({ params: { id } }),
    onSuccess: (_, { id, name }) => {
      const open = { label: t('order_trash.open'), run: () => void navigate(`/orders/${id}`) };
      toast.info(t('order_trash.restored', { name }), { action: open });
      void queries.invalidateQueries({ queryKey: ORDERS });
    },
    onError: (cause) => toast.problem(cause),
    // A colleague was faster, or it is over: the list says what there is.
    onSettled: async (_, cause) => {
      if (!cause || (cause instanceof ApiProblem && cause.code === 'not_found'))
        await queries.invalidateQueries({ queryKey: [TRASH] });
    },
  });
  return (
    <>
      <div className="staff-head">
        <div>
          <h1>{t('order_trash.title')}</h1>
          <p>{t('order_trash.text')}</p>
        </div>
      </div>
      {list.isPending ? (
        <Loading label={t('common.loading')}>
          <div className="staff-waiting">
            {['a', 'b', 'c'].map((row) => (
              <RowSkeleton key={row} height={64} />
            ))}
          </div>
        </Loading>
      ) : list.isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void list.refetch(), busy: list.isFetching }}>
          {problemText(t, list.error)}
        </ErrorNotice>
      ) : list.data.length === 0 ? (
        <EmptyState title={t('order_trash.empty.title')} text={t('order_trash.empty.text')} />
      ) : (
        <DeletedOrders
          orders={list.data}
          restoring={restore.isPending ? restore.variables.id : null}
          onRestore={restore.mutate}
        />
      )}
    </>
  );
}

export { OrderTrashScreen as Component };
