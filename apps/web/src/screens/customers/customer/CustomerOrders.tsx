import type { Customer } from '@figurina/contract';
import { Link } from 'react-router';
import { houseDate } from '../../../app/house-time.ts';
import { useT } from '../../../app/use-t.ts';
import { PagedPart } from './CustomerPart.tsx';

export function CustomerOrders({ customer: { order_list: list, orders } }: { customer: Customer }) {
  const t = useT();
  return (
    <PagedPart section="orders" none={t('customers.orders.none')} rows={list} total={orders}>
      {(shown) => (
        <table className="staff-table">
          <thead>
            <tr>
              <th scope="col">{t('customers.order')}</th>
              <th scope="col">{t('customers.state')}</th>
              <th scope="col">{t('customers.total')}</th>
              <th scope="col">{t('customers.date')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, name, album_title, status_message, amount_gross_human, created_at }) => (
              <tr key={id}>
                <td className="customer-name">
                  <Link to={`/orders/${id}`}>{name}</Link>
                  <small>{album_title || t('album.title_placeholder')}</small>
                </td>
                <td data-label={t('customers.state')}>{status_message}</td>
                <td data-label={t('customers.total')}>{amount_gross_human}</td>
                <td data-label={t('customers.date')}>{houseDate(created_at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PagedPart>
  );
}
