import { Logo } from '@figurina/ui';
import { Link, NavLink } from 'react-router';
import { isAdmin, useUser } from '../session/use-user.ts';
import { useHasOrders } from '../orders/order-queries.ts';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useT } from './use-t.ts';

export function AppHeader() {
  const t = useT();
  const admin = isAdmin(useUser());
  const hasOrders = useHasOrders();
  return (
    <header className="shell-header">
      <Link to="/start" aria-label={t('header.home')}>
        <Logo />
      </Link>
      <nav aria-label={t('header.nav')}>
        <NavLink to="/start">{t('header.nav.albums')}</NavLink>
        {hasOrders && <NavLink to="/orders">{t('header.nav.orders')}</NavLink>}
        {admin && (
          <NavLink to="/mails" className="shell-wide">
            {t('header.nav.mails')}
          </NavLink>
        )}
      </nav>
      {admin && (
        <NavLink to="/dashboard" className="shell-staff">
          {t('header.nav.dashboard')}
        </NavLink>
      )}
      <NotificationBell />
      <UserMenu />
    </header>
  );
}
