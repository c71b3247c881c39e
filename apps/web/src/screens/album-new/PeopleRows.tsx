import { useRovingFocus } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../app/use-t.ts';
import type { PeopleList } from './use-people-list.ts';

const PORTION = 200;

/** Every row of the list, to be taken out one by one. */
export function PeopleRows({ list }: { list: PeopleList }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [portions, setPortions] = useState(1);
  const rows = useRovingFocus<HTMLUListElement>();
  const shown = list.rows.slice(0, portions * PORTION);
  return (
    <details className="people-columns" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('wizard.people.rows')} <small>{t('roster.rows', { count: list.rows.length })}</small>
      </summary>
      {isOpen ? (
        <ul className="people-rows" {...rows}>
          {shown.map(({ row, isOut }) => (
            <li key={row.line} data-out={isOut || undefined}>
              <span>
                {row.note || row.name || t('roster.name_of_row', { line: row.line })}
                <small>{[row.position, row.chapter].filter(Boolean).join(', ')}</small>
              </span>
              <button
                type="button"
                className="fig-text-link"
                aria-label={isOut ? undefined : t('roster.skip_row', { name: row.note || row.name || row.line })}
                onClick={() => list.takeOut(row.line, !isOut)}
              >
                {t(isOut ? 'roster.unskip' : 'roster.skip')}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen && list.rows.length > shown.length ? (
        <Button variant="default" mt={12} onClick={() => setPortions(portions + 1)}>
          {t('roster.more', { count: list.rows.length - shown.length })}
        </Button>
      ) : null}
    </details>
  );
}
