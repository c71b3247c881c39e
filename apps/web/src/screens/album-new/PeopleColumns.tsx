import type { ColumnRole, RosterTable } from '@figurina/album';
import { useT } from '../../app/use-t.ts';
import { ColumnRoles } from '../../roster/ColumnRoles.tsx';

/** What the columns of the list mean, to be put right. */
export function PeopleColumns(props: { table: RosterTable; setRole: (column: number, role: ColumnRole) => void }) {
  const t = useT();
  const { columns } = props.table;
  const recognised = columns.filter(({ role }) => role !== 'skip').length;
  return (
    <details className="people-columns" open={!columns.some(({ role }) => role === 'name1')}>
      <summary>
        {t('roster.columns')} <small>{t('roster.recognised', { count: recognised })}</small>
      </summary>
      <ColumnRoles {...props} />
    </details>
  );
}
