import { decideLeaving, type Leaving, type NodeId, type RosterDecisions, type RosterLeaving } from '@figurina/album';
import { Button } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { photoAddress } from './photo-address.ts';
import { RosterPhoto } from './RosterPhoto.tsx';
import { useOneStop } from './use-one-stop.ts';

const CHOICES: readonly Leaving[] = ['keep', 'mark', 'remove'];

interface RosterLeavingListProps {
  leaving: readonly RosterLeaving[];
  decide: (change: (decisions: RosterDecisions) => RosterDecisions) => void;
}

/** Who is in the album and not in the list, and what becomes of each: nothing, unless it is said. */
export function RosterLeavingList({ leaving, decide }: RosterLeavingListProps) {
  const t = useT();
  const { store, imageUrl } = useEditor();
  const oneStop = useOneStop<HTMLUListElement>();
  // Chapters that the list says nothing of come last: it may be the list of one team.
  const rows = leaving.toSorted((a, b) => Number(b.isInListedChapter) - Number(a.isInListedChapter));
  const chapterOf = (section: NodeId): string => store.document.nodes.get(section)?.props.name ?? '';
  return (
    <div className="roster-table-frame">
      <p className="panel-hint">{t('roster.leaving.lead')}</p>
      <ul className="roster-leaving" {...oneStop}>
        {rows.map(({ stickerId, name, section, isInListedChapter, choice }) => (
          <li key={stickerId} data-row={stickerId} data-choice={choice}>
            <RosterPhoto file={undefined} kept={photoAddress(store.document, imageUrl, stickerId)} name="" />
            <span>
              <strong>{name}</strong>
              <small>
                {chapterOf(section)}
                {isInListedChapter ? null : ` · ${t('roster.leaving.other_chapter')}`}
              </small>
            </span>
            <span role="group" aria-label={t('roster.leaving.choice', { name })}>
              {CHOICES.map((one) => (
                <Button
                  key={one}
                  variant={one === choice ? 'filled' : 'default'}
                  color={one === 'remove' ? 'red.8' : 'pitch.8'}
                  size="compact-sm"
                  radius="xl"
                  aria-pressed={one === choice}
                  onClick={() => decide((current) => decideLeaving(current, stickerId, one))}
                >
                  {t(`roster.leaving.${one}`)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
