import type { OrderScope } from '@figurina/contract';
import { useT } from '../../app/use-t.ts';
import { useOrdersList } from './dashboard-queries.ts';
import { ListFrame } from './ListFrame.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { ScopeTiles } from './ScopeTiles.tsx';
import { type DashboardAddress, SCOPES } from './use-dashboard-address.ts';

export function OrdersView({ address }: { address: DashboardAddress }) {
  const t = useT();
  const list = useOrdersList(address);
  const meta = list.data?.meta;
  const urgent = (scope: OrderScope) =>
    scope === 'show_all' || scope === 'shipped'
      ? {}
      : { overdue: meta?.overdue[scope], thisWeek: meta?.this_week[scope] };
  return (
    <>
      <ScopeTiles
        label={t('dashboard.view.orders')}
        current={address.orderScope}
        to={address.toScope}
        tiles={SCOPES.orders.map((scope) => ({ scope, count: meta?.[scope], ...urgent(scope) }))}
      />
      <ListFrame address={address} list={list} rowsOf={({ orders }) => orders.length}>
        {({ orders }) => <OrdersTable orders={orders} />}
      </ListFrame>
    </>
  );
}
