import {
  acceptRow,
  choosePhoto,
  decidePerson,
  renameRow,
  type RosterDecisions,
  type RosterDoubt,
  type RosterEntry,
  skipRow,
} from '@figurina/album';
import { Button, NativeSelect } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';
import { RosterPhoto } from './RosterPhoto.tsx';
import { RosterStatusPill } from './RosterStatusPill.tsx';

interface RosterRowProps {
  entry: RosterEntry;
  chapter: string;
  photos: ReadonlyMap<string, File>;
  /** Photos that belong to nobody yet. */
  spare: readonly string[];
  decisions: RosterDecisions;
  decide: (change: (decisions: RosterDecisions) => RosterDecisions) => void;
}

/** One row of the list: who it would become, and what a person has to say to it. */
export function RosterRow({ entry, chapter, photos, spare, decisions, decide }: RosterRowProps) {
  const t = useT();
  const { line, photo } = entry;
  const file = photo.kind === 'found' ? photos.get(photo.file) : undefined;
  return (
    <tr data-status={entry.status}>
      <td>
        <RosterPhoto file={file} name={t('roster.photo_of', { name: entry.name })} />
      </td>
      <td>
        <input
          className="roster-name"
          aria-label={t('roster.name_of_row', { line })}
          maxLength={60}
          aria-invalid={entry.status === 'unreadable'}
          placeholder={t('roster.name_wanted')}
          value={decisions.names.get(line) ?? entry.fullName}
          onChange={(event) => {
            const { value } = event.currentTarget;
            decide((current) => renameRow(current, line, value));
          }}
        />
        {entry.doubts.map((doubt, index) => (
          <Doubt key={index} doubt={doubt} line={line} photos={photos} decide={decide} />
        ))}
      </td>
      <td>{entry.position}</td>
      <td>{chapter}</td>
      <td>
        <RosterStatusPill status={entry.status} />
        {photo.kind === 'missing' ? <small>{t('roster.photo_missing', { file: photo.file })}</small> : null}
        {entry.changes.map((change) => (
          <small key={change.field}>
            {t(`roster.change.${change.field}`)}: {change.from || '–'} → {change.to}
          </small>
        ))}
        {file || spare.length === 0 || photo.kind === 'doubtful' || entry.status === 'skipped' ? null : (
          <NativeSelect
            size="xs"
            mt={4}
            aria-label={t('roster.photo_for', { name: entry.name })}
            value=""
            onChange={(event) => {
              const { value } = event.currentTarget;
              decide((current) => choosePhoto(current, line, value));
            }}
            data={[
              { value: '', label: t('roster.choose_photo') },
              ...spare.map((value) => ({ value, label: value.split('/').pop()! })),
            ]}
          />
        )}
        {entry.status === 'skipped' || entry.status === 'doubtful' || entry.status === 'unreadable' ? (
          <button
            type="button"
            className="fig-text-link roster-skip"
            onClick={() => decide((current) => skipRow(current, line, entry.status !== 'skipped'))}
          >
            {entry.status === 'skipped' ? t('roster.unskip') : t('roster.skip')}
          </button>
        ) : null}
      </td>
    </tr>
  );
}

/** Why a row waits, and the answers one can give. */
function Doubt({
  doubt,
  line,
  photos,
  decide,
}: Pick<RosterRowProps, 'photos' | 'decide'> & { doubt: RosterDoubt; line: number }) {
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
    case 'elsewhere':
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
