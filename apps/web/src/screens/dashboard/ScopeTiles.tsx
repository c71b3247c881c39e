import type { AlbumScope, OrderScope } from '@figurina/contract';
import { formatNumber } from '@figurina/locales';
import { Link } from 'react-router';
import { useI18n } from '../../app/use-t.ts';

interface Tile {
  readonly scope: OrderScope | AlbumScope;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly overdue?: number | undefined;
  readonly thisWeek?: number | undefined;
}

/** The tabs of a list, with how much is in each. */
export function ScopeTiles(props: {
  label: string;
  tiles: readonly Tile[];
  current: OrderScope | AlbumScope;
  to: (scope: OrderScope | AlbumScope) => string;
}) {
  const { t, locale } = useI18n();
  return (
    <nav className="dash-tiles" aria-label={props.label}>
      {props.tiles.map(({ scope, count, overdue = 0, thisWeek = 0 }) => (
        <Link key={scope} to={props.to(scope)} aria-current={scope === props.current ? 'page' : undefined}>
          <strong>{count === undefined ? '–' : formatNumber(locale, count, 0)}</strong>
          <span>
            <b>{t(`dashboard.scope.${scope}`)}</b>
            {overdue > 0 ? (
              <small className="dash-overdue">{t('dashboard.overdue.count', { count: overdue })}</small>
            ) : thisWeek > 0 ? (
              <small className="dash-week">{t('dashboard.this_week.count', { count: thisWeek })}</small>
            ) : null}
          </span>
        </Link>
      ))}
    </nav>
  );
}
