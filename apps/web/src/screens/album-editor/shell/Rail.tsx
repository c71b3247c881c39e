import { NavLink, useNavigate, useParams } from 'react-router';
import { useT } from '../../../app/use-t.ts';
import type { EditorTab } from './tabs.ts';

/** The tabs: a rail at the left, on phones a bar at the bottom, where a second tap closes the panel. */
export function Rail({ tabs, active }: { tabs: readonly EditorTab[]; active: string | null }) {
  const { albumId = '' } = useParams();
  const navigate = useNavigate();
  const t = useT();
  return (
    <nav className="editor-rail" aria-label={t('editor.tabs')}>
      {tabs.map(({ key, label, Icon, Badge }) => (
        <NavLink
          key={key}
          to={`/album/${albumId}/${key}`}
          className="editor-tab"
          onClick={(event) => {
            if (key !== active || !window.matchMedia('(max-width: 999px)').matches) return;
            event.preventDefault();
            void navigate(`/album/${albumId}`);
          }}
        >
          <Icon size={23} stroke={1.7} />
          <span>{t(label as never)}</span>
          {Badge && <Badge />}
        </NavLink>
      ))}
    </nav>
  );
}
