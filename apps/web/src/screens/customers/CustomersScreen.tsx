import type { CustomerSummary } from '@figurina/contract';
import { Link } from 'react-router';
import { houseDate } from '../../app/house-time.ts';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { StaffList } from '../../staff-list/StaffList.tsx';
import { useListAddress } from '../../staff-list/use-list-address.ts';
import { useListPage } from '../../staff-list/use-list-page.ts';
import './customers.css';

/** `/customers`: who has an account, for administrators. */
export function CustomersScreen() {
  const t = useT();
  const { api } = useServices();
  const address = useListAddress();
  usePageTitle(t('customers.title'), t('customers.text'));
  const { list } = useListPage('customers', { ...address, narrowed: {} }, async (query, signal) => {
    const { customers, pagination } = await api.customers.list({ query }, { signal });
    return { rows: customers, pages: pagination.total_pages };
  });
  return (
    <StaffList
      title={t('customers.title')}
      text={t('customers.text')}
      search={t('customers.search')}
      address={address}
      list={list}
      empty={{ title: t('customers.empty.title'), text: t('customers.empty.text') }}
    >
      {(customers) => <CustomerTable customers={customers} />}
    </StaffList>
  );
}

function CustomerTable({ customers }: { customers: readonly CustomerSummary[] }) {
  const t = useT();
  return (
    <table className="staff-table">
      <thead>
        <tr>
          <th scope="col">{t('customers.customer')}</th>
          <th scope="col">{t('customers.albums')}</th>
          <th scope="col">{t('customers.orders')}</th>
          <th scope="col">{t('customers.last_order')}</th>
          <th scope="col">{t('customers.since')}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map(({ id, name, email, albums, orders, last_order_at, created_at }) => (
          <tr key={id}>
            <td className="customer-name">
              <Link to={`/customers/${encodeURIComponent(id)}`}>{name || email}</Link>
              {name && <small>{email}</small>}
            </td>
            <td data-label={t('customers.albums')}>{albums}</td>
            <td data-label={t('customers.orders')}>{orders}</td>
            <td data-label={t('customers.last_order')}>
              {last_order_at === null ? t('customers.none') : houseDate(last_order_at)}
            </td>
            <td data-label={t('customers.since')}>{houseDate(created_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export { CustomersScreen as Component };
