import { chaptersOfPeople, type DraftPerson } from '@figurina/album';
import IconPhotoCheck from '@tabler/icons-react/dist/esm/icons/IconPhotoCheck.mjs';
import { useMemo } from 'react';
import { useT } from '../../app/use-t.ts';

/** Chapters shown at once, and the first people of each. */
const SHOWN = { chapters: 24, people: 4 };

/** Who was read, by chapter: to see at a glance that it is right. */
export function PeopleSummary({ people, listName }: { people: readonly DraftPerson[]; listName: string }) {
  const t = useT();
  const chapters = useMemo(() => chaptersOfPeople(people), [people]);
  const first = useMemo(() => Map.groupBy(people, ({ chapter }) => chapter.toLowerCase()), [people]);
  const photos = people.filter(({ photo }) => photo).length;
  if (people.length === 0) return null;
  return (
    <div className="people-summary">
      <p className="people-counted">
        <strong>{t('wizard.people.count', { count: people.length })}</strong>{' '}
        {t('wizard.people.chapters', { count: chapters.length })}
        {listName && <small>{listName}</small>}
      </p>
      {photos > 0 && (
        <p className="people-photos">
          <IconPhotoCheck size={20} aria-hidden /> {t('wizard.people.photos', { count: photos })}
        </p>
      )}
      <ul>
        {chapters.slice(0, SHOWN.chapters).map(({ name, people: count }) => (
          <li key={name}>
            <span>
              <strong>{name || t('wizard.people.no_chapter')}</strong>
              <small>
                {(first.get(name.toLowerCase()) ?? [])
                  .slice(0, SHOWN.people)
                  .map((person) => person.name)
                  .join(', ')}
                {count > SHOWN.people ? ' …' : ''}
              </small>
            </span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
      {chapters.length > SHOWN.chapters && (
        <p className="people-more">{t('roster.more', { count: chapters.length - SHOWN.chapters })}</p>
      )}
    </div>
  );
}
