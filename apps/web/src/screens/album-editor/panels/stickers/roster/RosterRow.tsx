import {
  choosePhoto,
  renameRow,
  type RosterDecisions,
  type RosterEntry,
  type RosterLeaving,
  skipRow,
  unprintable,
} from '@figurina/album';
import { ActionIcon, NativeSelect } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { KnownPerson } from './KnownPerson.tsx';
import { RosterDoubtLine } from './RosterDoubtLine.tsx';
import { RosterPhoto } from './RosterPhoto.tsx';
import { RosterStatusPill } from './RosterStatusPill.tsx';

interface RosterRowProps {
  entry: RosterEntry;
  chapter: string;
  photos: ReadonlyMap<string, File>;
  /** Photos that belong to nobody yet. */
  spare: readonly string[];
  /** Who is in the album and not in the list: a new row may be one of them. */
  leaving: readonly RosterLeaving[];
  /** The address of the photo that the person has in the album. */
  kept: string | undefined;
  /** Photos that were given and cannot be read, by their names. */
  broken: ReadonlySet<string>;
  decisions: RosterDecisions;
  decide: (change: (decisions: RosterDecisions) => RosterDecisions) => void;
}

/** One row of the list: who it would become, and what a person has to say to it. */
export function RosterRow(props: RosterRowProps) {
  const { entry, chapter, photos, spare, leaving, kept, broken, decisions, decide } = props;
  const t = useT();
  const { line, photo } = entry;
  const letters = entry.status === 'skipped' ? '' : unprintable(`${entry.name} ${entry.position}`).join(' ');
  const file = photo.kind === 'found' ? photos.get(photo.file) : undefined;
  return (
    <tr data-status={entry.status} data-row={line}>
      <td>
        <RosterPhoto file={file} kept={kept} name={t('roster.photo_of', { name: entry.name })} />
      </td>
      <td>
        {entry.note === '' ? null : <p className="roster-note">{t('roster.note', { text: entry.note })}</p>}
        <input
          hidden={entry.note !== '' && entry.status === 'skipped'}
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
        {letters === '' ? null : <p className="roster-letters">{t('roster.unprintable', { letters })}</p>}
        {entry.doubts.map((doubt, index) => (
          <RosterDoubtLine key={index} doubt={doubt} line={line} photos={photos} decide={decide} />
        ))}
      </td>
      <td>{entry.position}</td>
      <td>{chapter}</td>
      <td>
        <RosterStatusPill status={entry.status} />
        {photo.kind === 'missing' ? (
          <small>
            {t(broken.has(photo.file) ? 'roster.photo_broken' : 'roster.photo_missing', { file: photo.file })}
          </small>
        ) : null}
        {entry.changes.map((change) => (
          <small key={change.field}>
            {change.field === 'mark'
              ? t('roster.change.mark')
              : `${t(`roster.change.${change.field}`)}: ${change.from || '–'} → ${change.to}`}
          </small>
        ))}
        <KnownPerson entry={entry} leaving={leaving} decisions={decisions} decide={decide} />
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
      </td>
      <td>
        {entry.status === 'skipped' ? (
          <button
            type="button"
            className="fig-text-link"
            onClick={() => decide((current) => skipRow(current, line, false))}
          >
            {t('roster.unskip')}
          </button>
        ) : (
          <ActionIcon
            variant="subtle"
            color="pitch.8"
            size={34}
            aria-label={t('roster.skip_row', { name: entry.fullName || line })}
            title={t('roster.skip')}
            onClick={() => decide((current) => skipRow(current, line))}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
      </td>
    </tr>
  );
}
