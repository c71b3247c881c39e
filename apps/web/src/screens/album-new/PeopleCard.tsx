import { Button, CloseButton, Textarea, UnstyledButton } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useRef, useState } from 'react';
import { useT } from '../../app/use-t.ts';
import { chosenFiles } from '../../roster/dropped-files.ts';
import { exampleRoster } from '../../roster/example-roster.ts';
import type { AlbumDraft } from './album-draft.ts';
import { PeopleColumns } from './PeopleColumns.tsx';
import { PeopleNotes } from './PeopleNotes.tsx';
import { PeopleRows } from './PeopleRows.tsx';
import { PeopleSummary } from './PeopleSummary.tsx';
import type { PeopleList } from './use-people-list.ts';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.zip,image/*,.heic,.heif';
const PHOTOS = 'image/*,.heic,.heif,.zip';

/** Where a list goes in, and what it came to. */
export function PeopleCard({ draft, list }: { draft: AlbumDraft; list: PeopleList }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const photos = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [typing, setTyping] = useState(false);
  const [typed, setTyped] = useState('');
  const here = draft.people.length > 0 || list.table !== null;
  const state = list.reading
    ? t('roster.reading')
    : draft.people.length > 0
      ? t('wizard.people.count', { count: draft.people.length })
      : '';
  const chooser = (ref: typeof input, accept: string, testId: string) => (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept={accept}
      data-testid={testId}
      onChange={(event) => {
        if (event.currentTarget.files) void list.addFiles(chosenFiles(event.currentTarget.files));
        // The same file may be chosen again after it was mended.
        event.currentTarget.value = '';
      }}
    />
  );
  return (
    <section className="people-card" aria-labelledby="people-title">
      <div className="people-card-head">
        <IconUsers size={26} aria-hidden />
        <h2 id="people-title" ref={title} tabIndex={-1}>
          {t('wizard.people.list')}
        </h2>
        {here && <CloseButton size={40} aria-label={t('wizard.people.remove')} onClick={list.remove} />}
      </div>
      {!here && <p>{t('wizard.people.list.text')}</p>}
      {list.unreadable.map(({ name, reason }) => (
        <div key={name} className="people-bad" role="alert">
          <IconAlertTriangle size={22} aria-hidden />
          <span>
            <strong>{name.split('/').pop()}</strong> {t(`roster.unreadable.${reason}`)}{' '}
            {reason === 'unknown_type' || reason === 'not_a_table' ? t('wizard.people.kinds') : null}
          </span>
          <CloseButton aria-label={t('roster.remove', { name })} onClick={() => list.dismiss(name)} />
        </div>
      ))}
      {here && <PeopleSummary people={draft.people} listName={draft.listName} />}
      <PeopleNotes list={list} people={draft.people} />
      {list.table && <PeopleColumns table={list.table} setRole={list.setRole} />}
      {list.table && <PeopleRows list={list} />}
      {typing && !here ? (
        <form
          className="people-typing"
          onSubmit={(event) => {
            event.preventDefault();
            // The form goes: what it came to is where one is.
            void list.addText(typed).then(() => title.current?.focus());
          }}
        >
          <Textarea
            label={t('wizard.people.type.label')}
            description={t('wizard.people.type.hint')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autosize
            minRows={5}
            maxRows={12}
            autoFocus
          />
          <Button type="submit" color="pitch.8" disabled={typed.trim() === ''}>
            {t('wizard.people.type.take')}
          </Button>
        </form>
      ) : null}
      <div className={here ? 'people-drop people-drop-small' : 'people-drop'} aria-busy={list.reading}>
        <Button
          variant={here ? 'default' : 'filled'}
          color="pitch.8"
          loading={list.reading}
          onClick={() => input.current?.click()}
        >
          {t(here ? 'wizard.people.other' : 'wizard.people.choose')}
        </Button>
        {list.reading && (
          <Button variant="default" onClick={list.stopReading}>
            {t('roster.reading.stop')}
          </Button>
        )}
        {here && (
          <Button variant="default" disabled={list.reading} onClick={() => photos.current?.click()}>
            {t('wizard.people.photos.add')}
          </Button>
        )}
        {!here && !typing && (
          <Button variant="default" onClick={() => setTyping(true)}>
            {t('wizard.people.type')}
          </Button>
        )}
        {!here && (
          <UnstyledButton className="fig-text-link" onClick={() => exampleRoster(t)}>
            {t('roster.example')}
          </UnstyledButton>
        )}
        {!here && <small className="people-ways people-paste">{t('wizard.people.ways')}</small>}
      </div>
      {chooser(input, ACCEPTED, 'people-files')}
      {chooser(photos, PHOTOS, 'people-photos')}
      <p className="people-status" role="status">
        {state}
      </p>
    </section>
  );
}
