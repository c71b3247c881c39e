import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../app/use-t.ts';

const PER_PAGE = 20;

/** Which rows these are of how many, and the ways to the others. */
export function Pages(props: {
  at: number;
  total_pages: number;
  total_count: number;
  is_more: boolean;
  rows: number;
  to: (page: number) => string;
}) {
  const t = useT();
  const { at, total_pages: pages, total_count: total, rows, to } = props;
  const from = (at - 1) * PER_PAGE + 1;
  return (
    <div className="dash-pages">
      <p>{t(props.is_more ? 'dashboard.shown.more' : 'dashboard.shown', { from, to: from + rows - 1, total })}</p>
      {pages > 1 && (
        <nav aria-label={t('dashboard.pages')}>
          <Turn to={at > 1 ? to(at - 1) : null} label={t('dashboard.page.previous')}>
            <IconChevronLeft size={18} aria-hidden />
          </Turn>
          {pagesShown(at, pages).map((page, place) =>
            page === null ? (
              <span key={place < 3 ? 'before' : 'after'} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                key={page}
                to={to(page)}
                aria-label={t('dashboard.page', { page })}
                aria-current={page === at ? 'page' : undefined}
              >
                {page}
              </Link>
            ),
          )}
          <Turn to={at < pages ? to(at + 1) : null} label={t('dashboard.page.next')}>
            <IconChevronRight size={18} aria-hidden />
          </Turn>
        </nav>
      )}
    </div>
  );
}

function Turn({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null)
    return (
      <span className="dash-turn" aria-hidden="true">
        {children}
      </span>
    );
  return (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  );
}

/** The first, the last and those around; null where some are left out. */
function pagesShown(at: number, pages: number): (number | null)[] {
  const around = [
    1,
    at - 1,
    at,
    at + 1,
    pages,
    ...(at <= 3 ? [2, 3, 4] : []),
    ...(at >= pages - 2 ? [pages - 3, pages - 2, pages - 1] : []),
  ];
  const shown = [...new Set(around)].filter((page) => page >= 1 && page <= pages).toSorted((a, b) => a - b);
  return shown.flatMap((page, place) => {
    const before = shown[place - 1] ?? page - 1;
    // One page alone is no longer than the dots.
    if (page - before === 2) return [page - 1, page];
    return page - before > 1 ? [null, page] : [page];
  });
}
