import type { StickerReminder } from '@figurina/contract';
import { useRovingFocus } from '@figurina/ui';
import { Button, Checkbox, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useRef } from 'react';
import { STICKER_PERSON_STATES } from '@figurina/contract';
import { useT } from '../../../../../app/use-t.ts';
import { ChangeChapter } from './ChangeChapter.tsx';
import { filterPeople, isReachable, type PeopleFilter } from './people-filter.ts';
import { PersonRow } from './PersonRow.tsx';
import { LastReminder } from './LastReminder.tsx';
import type { StickerPeople } from '../../../session/collecting/use-people.ts';
import { usePrintCards } from './use-print-cards.ts';
import { useRowWindow } from './use-row-window.ts';

const ROW_PX = { desktop: 64, mobile: 148 };

interface PeopleTableProps extends Pick<StickerPeople, 'people' | 'chapters' | 'totals'> {
  filter: PeopleFilter;
  setFilter: (filter: PeopleFilter) => void;
  selected: ReadonlySet<string>;
  setSelected: (ids: ReadonlySet<string>) => void;
  remind: (ids: readonly string[]) => void;
  reminder: StickerReminder;
  reload: () => void;
}

/** Everybody with the state of their photo and the next thing to do. Only the rows in view exist. */
export function PeopleTable(props: PeopleTableProps) {
  const { people, chapters, totals, filter, setFilter, selected, setSelected, remind, reminder, reload } = props;
  const t = useT();
  const isMobile = useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });
  const rowPx = isMobile ? ROW_PX.mobile : ROW_PX.desktop;
  const frame = useRef<HTMLDivElement>(null);
  const states = useRovingFocus<HTMLDivElement>();
  const shown = useMemo(() => filterPeople(people, filter), [people, filter]);
  const { from, to } = useRowWindow(frame, rowPx, shown.length);
  const names = useMemo(() => new Map(chapters.map(({ section_id: id, name }) => [id, name])), [chapters]);
  const chosen = shown.filter(({ sticker_id: id }) => selected.has(id));
  const toRemind = chosen.filter(
    (person) => (person.state === 'no_photo' || person.state === 'needs_retake') && isReachable(person),
  );
  const printCards = usePrintCards();
  const choose = (id: string, on: boolean): void => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  return (
    <section className="cockpit-people" aria-label={t('cockpit.people')}>
      <div className="cockpit-filters">
        <div role="group" aria-label={t('cockpit.filter')} {...states}>
          {(['all', ...STICKER_PERSON_STATES] as const).map((state) => (
            <UnstyledButton
              key={state}
              className="cockpit-filter"
              aria-pressed={filter.state === state}
              onClick={() => setFilter({ ...filter, state })}
            >
              {state === 'all' ? t('cockpit.everybody') : t(`cockpit.state.${state}`)}{' '}
              <b>{state === 'all' ? totals.total : totals[state]}</b>
            </UnstyledButton>
          ))}
        </div>
        <TextInput
          type="search"
          leftSection={<IconSearch size={17} aria-hidden />}
          placeholder={t('cockpit.search')}
          aria-label={t('cockpit.search')}
          value={filter.search}
          onChange={(event) => setFilter({ ...filter, search: event.currentTarget.value })}
        />
      </div>
      <div className="cockpit-table" role="table" aria-label={t('cockpit.people')} aria-rowcount={shown.length + 1}>
        <div className="cockpit-row cockpit-row-head" role="row" aria-rowindex={1}>
          <span role="columnheader">
            <Checkbox
              aria-label={t('cockpit.choose_all')}
              checked={shown.length > 0 && chosen.length === shown.length}
              indeterminate={chosen.length > 0 && chosen.length < shown.length}
              onChange={(event) =>
                setSelected(new Set(event.currentTarget.checked ? shown.map((person) => person.sticker_id) : []))
              }
            />
          </span>
          <span role="columnheader">{t('cockpit.col.person')}</span>
          <span role="columnheader">{t('cockpit.col.chapter')}</span>
          <span role="columnheader">{t('cockpit.col.state')}</span>
          <span role="columnheader">{t('cockpit.col.last')}</span>
          <span role="columnheader">
            <VisuallyHidden>{t('cockpit.col.action')}</VisuallyHidden>
          </span>
        </div>
        <div
          className="cockpit-rows"
          role="rowgroup"
          ref={frame}
          tabIndex={shown.length > 0 ? 0 : undefined}
          aria-label={t('cockpit.people')}
        >
          <div role="presentation" style={{ height: shown.length * rowPx, paddingTop: from * rowPx }}>
            {shown.slice(from, to).map((person, at) => (
              <PersonRow
                key={person.sticker_id}
                person={person}
                chapter={names.get(person.section_id) ?? ''}
                index={from + at + 2}
                height={rowPx}
                selected={selected.has(person.sticker_id)}
                select={(on) => choose(person.sticker_id, on)}
                canRemind={reminder.next_at === null}
                remind={() => remind([person.sticker_id])}
                reload={reload}
              />
            ))}
          </div>
        </div>
      </div>
      {shown.length === 0 ? <p className="panel-hint cockpit-none">{t('cockpit.nobody_found')}</p> : null}
      {chosen.length > 0 ? (
        <footer className="cockpit-foot">
          <span>{t('cockpit.selected', { count: chosen.length })}</span>
          <Button
            variant="default"
            leftSection={<IconBell size={18} aria-hidden />}
            disabled={toRemind.length === 0 || reminder.next_at !== null}
            onClick={() => remind(toRemind.map((person) => person.sticker_id))}
          >
            {t('cockpit.remind_selected', { count: toRemind.length })}
          </Button>
          <ChangeChapter stickerIds={chosen.map((person) => person.sticker_id)} changed={reload} />
          <Button
            variant="default"
            loading={printCards.isPending}
            onClick={() => printCards.mutate(chosen.map((person) => person.sticker_id))}
          >
            {t('cockpit.cards')}
          </Button>
          <LastReminder reminder={reminder} />
        </footer>
      ) : null}
    </section>
  );
}
