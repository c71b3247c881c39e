import { type DraftPerson, unprintable } from '@figurina/album';
import { Checkbox } from '@mantine/core';
import { useT } from '../../app/use-t.ts';
import { PEOPLE_MAX } from './album-draft.ts';
import type { PeopleList } from './use-people-list.ts';

/** Named one by one up to here, counted beyond. */
const NAMED = 5;

/** What could not be taken as it is, in plain words. */
export function PeopleNotes({ list, people }: { list: PeopleList; people: readonly DraftPerson[] }) {
  const t = useT();
  const { read, table, photos } = list;
  const boxed = people.filter(({ name, position }) => unprintable(`${name} ${position}`).length > 0);
  if (list.tooMany)
    return (
      <p className="people-bad" role="alert">
        {t('wizard.people.too_many', { count: read!.people.length, max: PEOPLE_MAX })}
      </p>
    );
  return (
    <div className="people-notes">
      {table && read?.people.length === 0 && (
        <p className="people-bad" role="alert">
          {t('wizard.people.nobody')}
        </p>
      )}
      {read && read.people.length > 0 && read.nameless.length > 0 && (
        <p>{t('wizard.people.nameless', { count: read.nameless.length, lines: someOf(read.nameless) })}</p>
      )}
      {boxed.length > 0 && (
        <p>{t('wizard.people.unprintable', { count: boxed.length, names: someOf(boxed.map(({ name }) => name)) })}</p>
      )}
      {read && read.notes.length > 0 && (
        <p>
          {t('wizard.people.notes', { count: read.notes.length, texts: someOf(read.notes.map(({ text }) => text)) })}
        </p>
      )}
      {read && read.shortened.length > 0 && (
        <details>
          <summary>{t('wizard.people.shortened', { count: read.shortened.length })}</summary>
          <ul>
            {read.shortened.map(({ line, from, to }) => (
              <li key={line}>
                {from} → <strong>{to}</strong>
              </li>
            ))}
          </ul>
        </details>
      )}
      {read && read.twice.length > 0 && (
        <Checkbox
          label={t('wizard.people.twice', {
            count: read.twice.length,
            names: someOf(read.twice.map(({ name }) => name)),
          })}
          description={t('wizard.people.twice.keep')}
          checked={list.keepTwice}
          onChange={(event) => list.setKeepTwice(event.currentTarget.checked)}
        />
      )}
      {!table && people.length === 0 && photos.count > 0 && (
        <p>{t('wizard.people.photos.waiting', { count: photos.count })}</p>
      )}
      {people.length > 0 && photos.left.length > 0 && (
        <details>
          <summary>{t('wizard.people.photos.left', { count: photos.left.length })}</summary>
          <ul>
            {photos.left.map((name) => (
              <li key={name}>{name.split('/').pop()}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function someOf(values: readonly (string | number)[]): string {
  return values.slice(0, NAMED).join(', ') + (values.length > NAMED ? ' …' : '');
}
