import type { ColumnRole, MissingColumn, RosterTable } from '@figurina/album';
import { Button } from '@mantine/core';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { useT } from '../../../../../app/use-t.ts';

interface RosterAdviceProps {
  missing: MissingColumn | null;
  table: RosterTable;
  /** How many are in the album and not in the list. */
  leaving: number;
  setRole: (column: number, role: ColumnRole) => void;
  showLeaving: () => void;
}

/** What concerns the list as a whole: the column that most doubts come from, and who is not in it any more. */
export function RosterAdvice({ missing, table, leaving, setRole, showLeaving }: RosterAdviceProps) {
  const t = useT();
  const { role, column } = missing ?? { role: null, column: null };
  return (
    <>
      {role ? (
        <div className="roster-advice" role="status">
          <IconHelp size={22} aria-hidden />
          <span>{t('roster.missing', { role: t(`roster.role.${role}`) })}</span>
          {column === null ? null : (
            <Button variant="default" size="compact-md" onClick={() => setRole(column, role)}>
              {t('roster.missing.take', {
                column: table.columns[column]?.title || t('roster.column', { number: column + 1 }),
                role: t(`roster.role.${role}`),
              })}
            </Button>
          )}
        </div>
      ) : null}
      {leaving > 0 ? (
        <div className="roster-advice" data-kind="leaving">
          <IconUserOff size={22} aria-hidden />
          <span>{t('roster.leaving', { count: leaving })}</span>
          <Button variant="default" size="compact-md" onClick={showLeaving}>
            {t('roster.leaving.show')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
