import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { usePageTitle } from '../../../app/use-page-title.ts';
import { useI18n } from '../../../app/use-t.ts';
import '../../../staff-list/staff-list.css';
import '../customers.css';
import { CustomerAccess } from './CustomerAccess.tsx';
import { CustomerAlbums } from './CustomerAlbums.tsx';
import { CustomerData } from './CustomerData.tsx';
import { CustomerHead } from './CustomerHead.tsx';
import { CustomerMails } from './CustomerMails.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';

/** `/customers/:customerId`: what one customer has, ordered and was sent, for administrators. */
export function CustomerScreen() {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const { customerId: id = '' } = useParams();
  const read = useQuery({
    queryKey: ['customer', locale, id],
    queryFn: async ({ signal }) => (await api.customers.read({ params: { id } }, { signal })).customer,
  });
  const customer = read.data;
  const name = customer?.name || customer?.email || t('customers.customer');
  usePageTitle(name, t('customers.page', { name }));
  if (read.isPending)
    return (
      <Loading label={t('common.loading')}>
        <div className="staff-waiting customer-waiting">
          {['a', 'b', 'c', 'd'].map((row) => (
            <RowSkeleton key={row} height={88} />
          ))}
        </div>
      </Loading>
    );
  if (!customer)
    return (
      <div className="customer-page">
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void read.refetch(), busy: read.isFetching }}>
          {problemText(t, read.error)}
        </ErrorNotice>
      </div>
    );
  return (
    <div key={id} className="customer-page">
      <CustomerHead customer={customer} />
      <CustomerOrders customer={customer} />
      <CustomerAlbums customer={customer} />
      <CustomerMails id={id} />
      <CustomerAccess customer={customer} />
      <CustomerData customer={customer} />
    </div>
  );
}

export { CustomerScreen as Component };
