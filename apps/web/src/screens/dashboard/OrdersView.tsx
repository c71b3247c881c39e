import type { OrderScope } from '@figurina/contract';
import { Button } from '@mantine/core';
import IconFileExport from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import { useState } from 'react';
import { useT } from '../../app/use-t.ts';
import { BulkBar } from './BulkBar.tsx';
import { useOrdersList } from './dashboard-queries.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { ListFrame } from './ListFrame.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { ScopeTiles } from './ScopeTiles.tsx';
import { TrackingDialog } from './TrackingDialog.tsx';
import { type DashboardAddress, SCOPES } from './use-dashboard-address.ts';
import { useSelection } from './use-selection.ts';

export function OrdersView({ address }: { address: DashboardAddress }) {
  const t = useT();
  const list = useOrdersList(address);
  const [importing, setImporting] = useState(false);
  const [exporting, setExporting] = useState(false);
  const selection = useSelection(`${address.orderScope} ${address.query}`);
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
        {({ orders }) => <OrdersTable orders={orders} selection={selection} />}
      </ListFrame>
      <div className="dash-below">
        <Button
          variant="default"
          leftSection={<IconFileImport size={18} aria-hidden />}
          onClick={() => setImporting(true)}
        >
          {t('dashboard.tracking')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileExport size={18} aria-hidden />}
          onClick={() => setExporting(true)}
        >
          {t('dashboard.export')}
        </Button>
      </div>
      <BulkBar selection={selection} />
      <TrackingDialog opened={importing} onClose={() => setImporting(false)} />
      <ExportDialog opened={exporting} onClose={() => setExporting(false)} />
    </>
  );
}
