import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useT } from '../../app/use-t.ts';

/** To the pages before and after; from beyond the last one back into the list. */
export function OrderPages({ page, pages }: { page: number; pages: number }) {
  const t = useT();
  if (pages === 0 || (pages === 1 && page === 1)) return null;
  return (
    <nav className="order-pages" aria-label={t('order_pages.pages')}>
      <Turn to={page > 1 ? Math.min(page - 1, pages) : null}>{t('order_pages.newer')}</Turn>
      <span aria-live="polite">{page > pages ? '' : t('order_pages.page', { page, pages })}</span>
      <Turn to={page < pages ? page + 1 : null}>{t('order_pages.older')}</Turn>
    </nav>
  );
}

function Turn({ to, children }: { to: number | null; children: string }) {
  if (to === null)
    return (
      <Button variant="default" disabled>
        {children}
      </Button>
    );
  return (
    <Button variant="default" component={Link} to={to === 1 ? '.' : `?page=${to}`}>
      {children}
    </Button>
  );
}
