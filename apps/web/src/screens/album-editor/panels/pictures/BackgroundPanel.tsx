import { NavLink, useParams } from 'react-router';
import { useT } from '../../../../app/use-t.ts';
import { OwnImages } from './OwnImages.tsx';
import { StockSearch } from './StockSearch.tsx';
import '../../parts/panels.css';
import './background.css';

/** Pictures for backgrounds and frames: the album's own, and those that everybody may use. */
export function BackgroundPanel() {
  const { albumId = '', childKey } = useParams();
  const t = useT();
  const isStock = childKey === 'stock';
  const link = (key: 'images' | 'stock', current: boolean) => (
    <NavLink
      to={`/album/${albumId}/background/${key}`}
      className="background-tab"
      data-current={current || undefined}
      aria-current={current ? 'page' : undefined}
      replace
    >
      {t(`pictures.tab.${key}`)}
    </NavLink>
  );
  return (
    <>
      <header className="panel-head">
        <h2>{t('editor.tab.background')}</h2>
        <nav className="background-tabs" aria-label={t('pictures.sources')}>
          {link('images', !isStock)}
          {link('stock', isStock)}
        </nav>
      </header>
      {isStock ? <StockSearch /> : <OwnImages />}
    </>
  );
}
