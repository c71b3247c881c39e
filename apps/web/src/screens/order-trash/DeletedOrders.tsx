import type { AnswerOf, listDeletedOrders } from '@figurina/contract';
import { formatDate, formatDateTime } from '@figurina/locales';
import { Button, VisuallyHidden } from '@mantine/core';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import { useT } from '../../app/use-t.ts';

export type DeletedOrder = AnswerOf<typeof listDeletedOrders>['orders'][number];

export function DeletedOrders(props: {
  orders: readonly DeletedOrder[];
  /** The id of the one that is on its way back. */
  restoring: string | null;
  onRestore: (order: DeletedOrder) => void;
}) {
  const t = useT();
  return (
    <table className="staff-table">
      <thead>
        <tr>
          <th scope="col">{t('order_trash.order')}</th>
          <th scope="col">{t('order_trash.customer')}</th>
          <th scope="col">{t('order_trash.amount')}</th>
          <th scope="col">{t('order_trash.deleted')}</th>
          <th scope="col">{t('order_trash.kept')}</th>
          <th scope="col">
            <VisuallyHidden>{t('order_trash.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {props.orders.map((order) => (
          <tr key={order.id}>
            <td>
              <strong>{order.name}</strong>
              <small>{order.title || t('album.title_placeholder')}</small>
            </td>
            <td data-label={t('order_trash.customer')}>{order.customer}</td>
            <td data-label={t('order_trash.amount')}>{order.amount_gross_human}</td>
            <td data-label={t('order_trash.deleted')}>
              <time dateTime={order.deleted_at}>{formatDateTime(order.deleted_at)}</time>
              <small>{order.deleted_by}</small>
            </td>
            <td data-label={t('order_trash.kept')}>{formatDate(order.kept_until)}</td>
            <td className="staff-do">
              <Button
                variant="default"
                aria-label={t('order_trash.restore.of', { name: order.name })}
                leftSection={<IconRestore size={18} aria-hidden />}
                loading={props.restoring === order.id}
                disabled={props.restoring !== null && props.restoring !== order.id}
                onClick={() => props.onRestore(order)}
              >
                {t('order_trash.restore')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
