import { usePageTitle } from '../../app/use-page-title.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { StaffList } from '../../staff-list/StaffList.tsx';
import { useListAddress } from '../../staff-list/use-list-address.ts';
import { useListPage } from '../../staff-list/use-list-page.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import './audit-log.css';

/** `/audit-log`: who of the staff did what, for administrators. */
export function AuditLogScreen() {
  const t = useT();
  const { api } = useServices();
  const address = useListAddress();
  const [by, action] = [address.get('by'), address.get('action')];
  usePageTitle(t('audit.title'), t('audit.text'));
  const narrowed = { ...(by && { by }), ...(action && { action }) };
  const { list } = useListPage('audit_log', { ...address, narrowed }, async ({ query: order, ...wanted }, signal) => {
    const { entries, pagination } = await api.audit.list({ query: { ...wanted, ...(order && { order }) } }, { signal });
    return { rows: entries, pages: pagination.total_pages };
  });
  return (
    <StaffList
      title={t('audit.title')}
      text={t('audit.text')}
      search={t('audit.search')}
      address={address}
      list={list}
      narrowed={by !== null || action !== null}
      empty={{ title: t('audit.empty.title'), text: t('audit.empty.text') }}
      above={<AuditFilters address={address} />}
    >
      {(entries) => <AuditTable entries={entries} />}
    </StaffList>
  );
}

export { AuditLogScreen as Component };
