import { COLUMN_ROLES, type ColumnRole, type RosterTable } from '@figurina/album';
import { NativeSelect } from '@mantine/core';
import { useT } from '../app/use-t.ts';
import './column-roles.css';

interface ColumnRolesProps {
  table: RosterTable;
  setRole: (column: number, role: ColumnRole) => void;
}

/** What the columns of a list mean, to be put right: the same in the wizard and in the editor. */
export function ColumnRoles({ table, setRole }: ColumnRolesProps) {
  const t = useT();
  return table.columns.map((column, index) => (
    <label key={index} className="column-role" data-skipped={column.role === 'skip' || undefined}>
      <span>
        <strong>{column.title || t('roster.column', { number: index + 1 })}</strong>
        <small>{column.samples.join(', ')}</small>
      </span>
      <NativeSelect
        value={column.role}
        onChange={(event) => setRole(index, event.currentTarget.value as ColumnRole)}
        data={COLUMN_ROLES.map((value) => ({ value, label: t(`roster.role.${value}`) }))}
      />
    </label>
  ));
}
