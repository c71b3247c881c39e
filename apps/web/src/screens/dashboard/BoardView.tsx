import type { Board, BoardQueue, DashboardOrder, OrderScope } from '@figurina/contract';
import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { formatNumber } from '@figurina/locales';
import { Link } from 'react-router';
import { problemText } from '../../api/problem.ts';
import { useI18n, useT } from '../../app/use-t.ts';
import { useBoard } from './dashboard-queries.ts';
import { Due } from './DueCell.tsx';
import type { DashboardAddress } from './use-dashboard-address.ts';
import '../../staff-list/staff-list.css';
import './dash-table.css';
import './board.css';

/** Where the whole queue is listed. */
const LISTED: Partial<Record<BoardQueue, OrderScope>> = {
  review: 'pending_review',
  transfer: 'pending_transfer',
  shipment: 'pending_shipment',
  approval: 'pending_review',
};

/** What waits for whom today. */
export function BoardView({ address }: { address: DashboardAddress }) {
  const t = useT();
  const board = useBoard();
  if (board.isPending)
    return (
      <Loading label={t('common.loading')}>
        <div className="staff-waiting">
          {['a', 'b', 'c', 'd'].map((row) => (
            <RowSkeleton key={row} height={120} />
          ))}
        </div>
      </Loading>
    );
  if (!board.data)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void board.refetch(), busy: board.isFetching }}>
        {t('dashboard.failed', { message: problemText(t, board.error) })}
      </ErrorNotice>
    );
  return (['house', 'customer'] as const).map((turn) => (
    <section key={turn} className="dash-turns">
      <h2>{t(`dashboard.today.${turn}`)}</h2>
      <div className="dash-queues">
        {board.data.queues
          .filter((queue) => queue.turn === turn)
          .map((queue) => (
            <Queue key={queue.queue} {...queue} address={address} />
          ))}
      </div>
    </section>
  ));
}

function Queue({
  queue,
  total,
  overdue,
  this_week: thisWeek,
  orders,
  address,
}: Board['queues'][number] & { address: DashboardAddress }) {
  const { t, locale } = useI18n();
  const scope = LISTED[queue];
  const more = total - orders.length;
  return (
    <section className="dash-queue" aria-labelledby={`queue-${queue}`}>
      <h3 id={`queue-${queue}`}>
        {t(`dashboard.queue.${queue}`)} <strong>{formatNumber(locale, total, 0)}</strong>
      </h3>
      {overdue > 0 && <small className="dash-overdue">{t('dashboard.overdue.count', { count: overdue })}</small>}
      {overdue === 0 && thisWeek > 0 && (
        <small className="dash-week">{t('dashboard.this_week.count', { count: thisWeek })}</small>
      )}
      {orders.length === 0 && <p>{t('dashboard.queue.empty')}</p>}
      <ul>
        {orders.map((order) => (
          <Waiting key={order.id} order={order} queue={queue} />
        ))}
      </ul>
      {more > 0 &&
        (scope ? (
          <Link className="fig-text-link" to={address.toListOf(scope)}>
            {t('dashboard.queue.more', { count: more })}
          </Link>
        ) : (
          <small>{t('dashboard.queue.more', { count: more })}</small>
        ))}
    </section>
  );
}

function Waiting({ order, queue }: { order: DashboardOrder; queue: BoardQueue }) {
  const t = useT();
  const title = order.album.title || t('album.title_placeholder');
  return (
    <li>
      <Link to={`/orders/${order.id}`} className="dash-open" aria-label={`${title}, ${order.name}`}>
        {title}
      </Link>
      <small>{[order.name, order.customer, order.city].filter(Boolean).join(', ')}</small>
      <span className="dash-due">
        <NextOf order={order} queue={queue} />
      </span>
    </li>
  );
}

/** What is owed, or due next; for an answer no day is promised. */
function NextOf({ order, queue }: { order: DashboardOrder; queue: BoardQueue }) {
  if (queue === 'claim') return null;
  return queue === 'payment' ? <span>{order.amount_gross_human}</span> : <Due status={nextOf(order, queue)} />;
}

function nextOf(order: DashboardOrder, queue: BoardQueue) {
  if (queue !== 'shipment') return order.transfer_status;
  return order.albums_status.status === 'pending' ? order.albums_status : order.shipment_status;
}
