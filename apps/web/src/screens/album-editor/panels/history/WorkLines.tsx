import type { Work } from '@figurina/album';
import type { HistoryPerson } from '@figurina/contract';
import { useT } from '../../../../app/use-t.ts';
import { workWords } from './work-words.ts';

type People = ReadonlyMap<string, HistoryPerson>;

/** Who did what, a line a person, with the colour of their pointer. */
export function WorkLines({ work, people }: { work: readonly Work[]; people: People }) {
  const t = useT();
  return (
    <ul className="history-work">
      {work.map((one) => (
        <li key={one.by}>
          <PersonDot person={people.get(one.by)} />
          <span>
            <b>{nameOf(people.get(one.by), t)}</b> {workWords(one, t)}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function PersonDot({ person }: { person: HistoryPerson | undefined }) {
  return <i className="history-dot" style={{ background: person?.color ?? '#8a938f' }} aria-hidden />;
}

export function nameOf(person: HistoryPerson | undefined, t: ReturnType<typeof useT>): string {
  return person?.name ?? t('versions.somebody');
}
