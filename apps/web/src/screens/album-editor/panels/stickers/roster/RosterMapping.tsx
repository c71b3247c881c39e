import type { ColumnRole, RosterPlan, RosterTable } from '@figurina/album';
import { useMediaQuery } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { ColumnRoles } from '../../../../../roster/ColumnRoles.tsx';
import { RosterPhoto } from './RosterPhoto.tsx';

interface RosterMappingProps {
  table: RosterTable;
  plan: RosterPlan;
  photos: ReadonlyMap<string, File>;
  setRole: (column: number, role: ColumnRole) => void;
}

const UNMATCHED_SHOWN = 48;

/** What the columns mean, which chapters come of them, and photos that belong to nobody. On phones it opens on demand. */
export function RosterMapping({ table, plan, photos, setRole }: RosterMappingProps) {
  const t = useT();
  const isMobile = useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });
  const recognised = table.columns.filter(({ role }) => role !== 'skip').length;
  return (
    <aside className="roster-side" aria-label={t('roster.columns')}>
      <details open={!isMobile}>
        <summary>
          <h3>{t('roster.columns')}</h3>
          <span>
            <IconCheck size={16} aria-hidden /> {t('roster.recognised', { count: recognised })}
          </span>
        </summary>
        <ColumnRoles table={table} setRole={setRole} />
        <h3>{t('roster.chapters', { count: plan.chapters.length })}</h3>
        <ul className="panel-list">
          {plan.chapters.map((chapter) => (
            <li key={chapter.key} className="roster-chapter">
              <span>{chapter.name || t('roster.unnamed_chapter')}</span>
              <span className="chapter-count">{chapter.rows}</span>
            </li>
          ))}
        </ul>
        {plan.unmatchedPhotos.length > 0 ? (
          <>
            <h3>{t('roster.unmatched', { count: plan.unmatchedPhotos.length })}</h3>
            <ul className="panel-list roster-unmatched">
              {plan.unmatchedPhotos.slice(0, UNMATCHED_SHOWN).map((name) => (
                <li key={name}>
                  <RosterPhoto file={photos.get(name)} name="" />
                  <span>{name.split('/').pop()}</span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </details>
    </aside>
  );
}
