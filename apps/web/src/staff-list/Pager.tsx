import { Button } from '@mantine/core';
import { useT } from '../app/use-t.ts';
import './staff-list.css';

/** From page to page of a list; nothing where one holds all. */
export function Pager(props: { label: string; page: number; pages: number; turn: (by: 1 | -1) => void }) {
  const t = useT();
  const { page, pages, turn } = props;
  if (pages <= 1) return null;
  return (
    <nav className="staff-pages" aria-label={props.label}>
      <Button variant="default" disabled={page <= 1} onClick={() => turn(-1)}>
        {t('list.newer')}
      </Button>
      <span>{t('list.page', { page, pages })}</span>
      <Button variant="default" disabled={page >= pages} onClick={() => turn(1)}>
        {t('list.older')}
      </Button>
    </nav>
  );
}
