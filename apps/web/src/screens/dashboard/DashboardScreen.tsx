import { TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Link } from 'react-router';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { AlbumsView } from './AlbumsView.tsx';
import { BoardView } from './BoardView.tsx';
import { CapacityPanel } from './CapacityPanel.tsx';
import { OrdersView } from './OrdersView.tsx';
import { SortField } from './SortField.tsx';
import { useDashboardAddress, VIEWS } from './use-dashboard-address.ts';
import './dashboard.css';

/** `/dashboard`: all orders and albums, for administrators. */
export function DashboardScreen() {
  const t = useT();
  const address = useDashboardAddress();
  const { view } = address;
  usePageTitle(t('dashboard.title'), t('dashboard.text'));
  return (
    <div className="dashboard">
      <div className="dash-head">
        <h1>{t('dashboard.title')}</h1>
        <nav className="dash-views" aria-label={t('dashboard.views')}>
          {VIEWS.map((one) => (
            <Link key={one} to={address.toView(one)} aria-current={one === view ? 'page' : undefined}>
              {t(`dashboard.view.${one}`)}
            </Link>
          ))}
        </nav>
        {view === 'today' ? null : (
          <div className="dash-find">
            <TextInput
              type="search"
              aria-label={t(`dashboard.search.${view}`)}
              placeholder={t(`dashboard.search.${view}`)}
              value={address.typed}
              maxLength={100}
              leftSection={<IconSearch size={18} aria-hidden />}
              onChange={(event) => address.type(event.currentTarget.value)}
            />
            <SortField address={address} />
          </div>
        )}
      </div>
      {view === 'orders' && <OrdersView address={address} />}
      {view === 'albums' && <AlbumsView address={address} />}
      {view === 'today' && <BoardView address={address} />}
      {view === 'today' && <CapacityPanel />}
    </div>
  );
}

export { DashboardScreen as Component };
