import type { DashboardOrder } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { BookCover } from '@figurina/ui';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from 'react-router';
import { useT } from '../../app/use-t.ts';
import { DueCell } from './DueCell.tsx';
import { OrderMark } from './OrderMark.tsx';

/** Rows open their order. */
export function OrdersTable({ orders }: { orders: readonly DashboardOrder[] }) {
  const t = useT();
  return (
    <table className="staff-table dash-table">
      <thead>
        <tr>
          <th scope="col">{t('dashboard.column.album')}</th>
          <th scope="col">{t('dashboard.column.category')}</th>
          <th scope="col">{t('dashboard.column.event')}</th>
          <th scope="col">{t('dashboard.column.transfer')}</th>
          <th scope="col">{t('dashboard.column.albums')}</th>
          <th scope="col">{t('dashboard.column.shipment')}</th>
          <th scope="col" className="dash-number">
            {t('dashboard.column.count')}
          </th>
          <th scope="col" className="dash-number">
            {t('dashboard.column.gross')}
          </th>
          <td className="dash-chevron" aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { order: DashboardOrder }) {
  const t = useT();
  const { album, name, customer, city } = order;
  const title = album.title || t('album.title_placeholder');
  const isOver = order.turn === null && order.tab === 'rejected';
  return (
    <tr className={isOver ? 'dash-over' : undefined}>
      <td>
        <div className="dash-album">
          <span className="dash-cover" aria-hidden="true">
            <BookCover title={title} picture={album.cover_preview_url} />
          </span>
          <span>
            <Link to={`/orders/${order.id}`} className="dash-open" aria-label={`${title}, ${name}`}>
              {title}
            </Link>
            <small>{[name, customer, city].filter(Boolean).join(', ')}</small>
            <OrderMark order={order} />
          </span>
        </div>
      </td>
      <td data-label={t('dashboard.column.category')}>{t(`category.${album.category}`)}</td>
      <td data-label={t('dashboard.column.event')}>{album.release_date ? formatDate(album.release_date) : '–'}</td>
      <DueCell label={t('dashboard.column.transfer')} status={order.transfer_status} over={isOver} />
      <DueCell label={t('dashboard.column.albums')} status={order.albums_status} over={isOver} />
      <DueCell label={t('dashboard.column.shipment')} status={order.shipment_status} over={isOver} />
      <td className="dash-number" data-label={t('dashboard.column.count')}>
        {order.no_albums}
      </td>
      <td className="dash-number" data-label={t('dashboard.column.gross')}>
        {order.amount_gross_human}
      </td>
      <td className="dash-chevron" aria-hidden="true">
        <IconChevronRight size={18} />
      </td>
    </tr>
  );
}
