import { COLUMN_ROLES, type ColumnRole, type RosterTable } from '@figurina/album';
import { NativeSelect } from '@mantine/core';
import { useT } from '../../app/use-t.ts';

/** Of the editor's import: ids and photos come with an album, not before it. */
const OFFERED = COLUMN_ROLES.filter((role) => role !== 'id' && role !== 'photo');

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
      {columns.map((column, index) => (
        <label key={index} className="people-column">
          <span>
            <strong>{column.title || t('roster.column', { number: index + 1 })}</strong>
            <small>{column.samples.join(', ')}</small>
          </span>
          <NativeSelect
            value={OFFERED.find((role) => role === column.role) ?? 'skip'}
            onChange={(event) => props.setRole(index, event.currentTarget.value as ColumnRole)}
            data={OFFERED.map((value) => ({ value, label: t(`roster.role.${value}`) }))}
          />
        </label>
      ))}
    </details>
  );
}
