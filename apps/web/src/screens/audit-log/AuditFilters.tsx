import { AUDIT_ACTIONS } from '@figurina/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useT } from '../../app/use-t.ts';
import type { ListAddress } from '../../staff-list/use-list-address.ts';
import { useTypedSearch } from '../../staff-list/use-typed-search.ts';

/** By whom and what, beside the order that is looked for. */
export function AuditFilters({ address }: { address: ListAddress }) {
  const t = useT();
  const { typed, type } = useTypedSearch(address.get('by') ?? '', (words) => address.set('by', words || null));
  return (
    <>
      <TextInput
        type="search"
        aria-label={t('audit.person')}
        placeholder={t('audit.person')}
        value={typed}
        maxLength={320}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={t('audit.action')}
        value={address.get('action') ?? ''}
        onChange={(event) => address.set('action', event.currentTarget.value || null)}
        data={[
          { value: '', label: t('audit.action.any') },
          ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.action.${value}`) })),
        ]}
      />
    </>
  );
}
