import { may } from '@figurina/album';
import { useSource } from '@figurina/drawing';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import type { MouseEvent } from 'react';
import { NavLink, useLocation, useNavigate, useParams } from 'react-router';
import { LegalLinks } from '../../../app/LegalLinks.tsx';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { checkoutAddress } from './order/OrderButton.tsx';
import { type EditorTab, isOnRail } from './tabs.ts';

interface RailProps {
  readonly tabs: readonly EditorTab[];
  readonly active: string | null;
  readonly isMobile: boolean;
}

/** The tabs: a rail at the left, on phones a bar at the bottom. A second press on one puts its panel away, a third brings it back. */
export function Rail({ tabs, active, isMobile }: RailProps) {
  const { albumId = '' } = useParams();
  const navigate = useNavigate();
  const t = useT();
  const { pathname } = useLocation();
  const { view, meta } = useEditor();
  const { id, role } = useSource(meta);
  const closed = view(({ panelClosed }) => panelClosed);

  function press(event: MouseEvent, key: string): void {
    if (key !== active) return;
    if (window.matchMedia('(max-width: 999px)').matches) {
      event.preventDefault();
      void navigate(`/album/${albumId}`);
      return;
    }
    // From deeper in the tab it leads back to its panel.
    const isHere = pathname === `/album/${albumId}/${key}`;
    if (isHere) event.preventDefault();
    view.getState().setView({ panelClosed: isHere && !closed });
  }
  return (
    <nav className="editor-rail" aria-label={t('editor.tabs')}>
      {tabs.filter(isOnRail).map(({ key, label, Icon, Badge }) => (
        <NavLink
          key={key}
          to={`/album/${albumId}/${key}`}
          className="editor-tab"
          aria-expanded={key === active ? !closed : undefined}
          onClick={(event) => press(event, key)}
        >
          <Icon size={23} stroke={1.7} />
          <span>{t(label as never)}</span>
          {Badge && <Badge />}
        </NavLink>
      ))}
      {isMobile && may({ role }, 'order') ? (
        <NavLink to={checkoutAddress(id)} className="editor-tab">
          <IconShoppingCart size={23} stroke={1.7} aria-hidden />
          <span>{t('editor.tab.checkout')}</span>
        </NavLink>
      ) : null}
      {isMobile ? null : <LegalLinks short />}
    </nav>
  );
}
