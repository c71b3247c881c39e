import { acceptRow, choosePhoto, decidePerson, type RosterDecisions, type RosterDoubt } from '@figurina/album';
import { Button } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';
import { RosterPhoto } from './RosterPhoto.tsx';

interface RosterDoubtLineProps {
  doubt: RosterDoubt;
  line: number;
  photos: ReadonlyMap<string, File>;
  decide: (change: (decisions: RosterDecisions) => RosterDecisions) => void;
}

/** Why a row waits, and the answers one can give. */
export function RosterDoubtLine({ doubt, line, photos, decide }: RosterDoubtLineProps) {
  const t = useT();
  const answer = (label: string, change: (decisions: RosterDecisions) => RosterDecisions) => (
    <Button variant="default" size="compact-sm" radius="xl" onClick={() => decide(change)}>
      {label}
    </Button>
  );
  switch (doubt.kind) {
    case 'long_name':
      return (
        <div className="roster-doubt">
          {t('roster.doubt.long_name', { offered: doubt.offered })}{' '}
          {answer(t('roster.accept'), (current) => acceptRow(current, line))}
        </div>
      );
    case 'photos':
      return (
        <div className="roster-doubt">
          {t('roster.doubt.photos')}{' '}
          {doubt.candidates.slice(0, 4).map((candidate) => (
            <button
              key={candidate}
              type="button"
              className="roster-candidate"
              title={candidate.split('/').pop()}
              onClick={() => decide((current) => choosePhoto(current, line, candidate))}
            >
              <RosterPhoto file={photos.get(candidate)} name={candidate.split('/').pop()!} />
            </button>
          ))}
          {answer(t('roster.no_photo'), (current) => choosePhoto(current, line, null))}
        </div>
      );
    case 'similar':
    case 'renamed':
    case 'elsewhere':
    case 'number':
    case 'photo':
      return (
        <div className="roster-doubt">
          {t(`roster.doubt.${doubt.kind}`, { name: doubt.name })}{' '}
          {answer(t('roster.same_person'), (current) => decidePerson(current, line, doubt.stickerId))}{' '}
          {answer(t('roster.new_person'), (current) => decidePerson(current, line, 'new'))}
        </div>
      );
    case 'twice':
      return (
        <div className="roster-doubt">
          {t('roster.doubt.twice', { line: doubt.line })}{' '}
          {answer(t('roster.accept_twice'), (current) => acceptRow(current, line))}
        </div>
      );
  }
}
