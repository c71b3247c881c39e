import { NativeSelect } from '@mantine/core';
import IconSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs';
import { useT } from '../../app/use-t.ts';
import { type DashboardAddress, SORTS } from './use-dashboard-address.ts';

export function SortField({ address: { sort, sortBy } }: { address: DashboardAddress }) {
  const t = useT();
  return (
    <NativeSelect
      aria-label={t('dashboard.sort')}
      value={sort.join(' ')}
      leftSection={<IconSortDescending size={18} aria-hidden />}
      data={SORTS.map(([by, order]) => ({ value: `${by} ${order}`, label: t(`dashboard.sort.${by}.${order}`) }))}
      onChange={(event) => {
        const chosen = SORTS.find((one) => one.join(' ') === event.currentTarget.value);
        if (chosen) sortBy(chosen);
      }}
    />
  );
}
