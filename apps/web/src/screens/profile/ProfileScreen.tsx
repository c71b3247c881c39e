import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useServices } from '../../app/services.ts';
import { useConfig } from '../../app/use-config.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useI18n } from '../../app/use-t.ts';
import { ORDER_CARD_HEIGHT, OrderCard } from '../../orders/OrderCard.tsx';
import { ordersQuery } from '../../orders/order-queries.ts';
import { userQuery } from '../../session/use-user.ts';
import { Account } from './Account.tsx';
import { OwnDataSection } from './OwnDataSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './second-factor/SecondFactorSection.tsx';
import { SignInsSection } from './SignInsSection.tsx';
import './profile.css';

const LATEST = 3;

/** `/profile`: who one is here, and what one has ordered last. */
export function ProfileScreen() {
  const { t } = useI18n();
  const { api } = useServices();
  const user = useQuery(userQuery(api));
  // Then that place has passwords, codes and devices.
  const isOutside = useConfig()?.provider === 'outside';
  usePageTitle(t('profile.title'), t('profile.description'));
  return (
    <div className="profile">
      <h1>{t('profile.title')}</h1>
      {user.data ? (
        <Account user={user.data} />
      ) : user.isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void user.refetch(), busy: user.isFetching }}>
          {t('order_pages.failed')}
        </ErrorNotice>
      ) : (
        <Loading label={t('common.loading')}>
          <RowSkeleton height={220} />
        </Loading>
      )}
      <LatestOrders />
      {isOutside ? null : (
        <>
          <PasswordSection email={user.data?.email ?? ''} />
          <SecondFactorSection email={user.data?.email ?? ''} />
          <SignInsSection />
        </>
      )}
      <OwnDataSection confirmed={user.data?.email_confirmed ?? false} />
    </div>
  );
}

function LatestOrders() {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const { data, isError, isFetching, refetch } = useQuery(ordersQuery(api, locale, { page: 1, per: LATEST }));
  return (
    <section className="profile-orders" aria-labelledby="profile-orders">
      <div className="profile-orders-head">
        <h2 id="profile-orders">{t('profile.orders')}</h2>
        {data && data.orders.length > 0 ? (
          <Link to="/orders" className="fig-text-link">
            {t('profile.orders.all')}
          </Link>
        ) : null}
      </div>
      {isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
          {t('order_pages.failed')}
        </ErrorNotice>
      ) : data === undefined ? (
        <Loading label={t('common.loading')}>
          <RowSkeleton height={ORDER_CARD_HEIGHT} />
        </Loading>
      ) : data.orders.length === 0 ? (
        <p>{t('profile.orders.none')}</p>
      ) : (
        <ul className="order-list">
          {data.orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export { ProfileScreen as Component };
