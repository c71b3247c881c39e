import type { DashboardOrder } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { BookCover } from '@figurina/ui';
import { Checkbox } from '@mantine/core';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from 'react-router';
import { useT } from '../../app/use-t.ts';
import { DueCell } from './DueCell.tsx';
import { OrderMark } from './OrderMark.tsx';
import type { Selection } from './use-selection.ts';
import '../../staff-list/staff-list.css';
import './dash-table.css';

/** Rows open their order. */
export function OrdersTable({ orders, selection }: { orders: readonly DashboardOrder[]; selection: Selection }) {
  const t = useT();
  const ids = orders.map(({ id }) => id);
  const chosen = ids.filter(selection.has).length;
  return (
    <table className="staff-table dash-table">
      <thead>
        <tr>
          <td className="dash-check">
            <Checkbox
              aria-label={t('dashboard.bulk.all')}
              checked={chosen === ids.length}
              indeterminate={chosen > 0 && chosen < ids.length}
              onChange={() => selection.setAll(ids, chosen < ids.length)}
            />
          </td>
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
          <OrderRow key={order.id} order={order} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order, selection }: { order: DashboardOrder; selection: Selection }) {
  const t = useT();
  const { album, name, customer, city } = order;
  const title = album.title || t('album.title_placeholder');
  const isOver = order.turn === null && order.tab === 'rejected';
  return (
    <tr className={isOver ? 'dash-over' : undefined}>
      <td className="dash-check">
        <Checkbox
          aria-label={t('dashboard.bulk.one', { name })}
          checked={selection.has(order.id)}
          onChange={() => selection.toggle(order.id)}
        />
      </td>
      <td className="dash-main">
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
