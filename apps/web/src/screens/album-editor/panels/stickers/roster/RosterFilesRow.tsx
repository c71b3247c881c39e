import { Button, CloseButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { exampleRoster } from '../../../../../roster/example-roster.ts';
import { chosenFiles } from '../../../../../roster/dropped-files.ts';
import type { RosterImportState } from './use-roster-import.ts';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.zip,image/*,.heic,.heif';

/** Beyond, files that cannot be read are named in one card. */
const BAD_SHOWN = 3;

/** What was given so far, and where more goes: dropped, chosen, pasted, or a whole folder. */
export function RosterFilesRow({ roster, busy }: { roster: RosterImportState; busy: boolean }) {
  const t = useT();
  const { files, reading, plan } = roster;
  const isMobile = useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });
  const chosen = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const empty = !files.table && files.photos.size === 0;
  const input = (ref: typeof chosen, more: Record<string, string>) => (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      {...more}
      onChange={(event) => {
        if (event.currentTarget.files) void roster.addFiles(chosenFiles(event.currentTarget.files));
        // The same file may be chosen again after it was mended.
        event.currentTarget.value = '';
      }}
    />
  );
  const matched = files.photos.size - (plan?.unmatchedPhotos.length ?? 0);
  return (
    <div className="roster-files" data-empty={empty || undefined}>
      {files.table ? (
        <FileCard
          icon={<IconFileSpreadsheet size={26} aria-hidden />}
          title={files.table.name.split('/').pop()!}
          text={t('roster.rows', { count: plan?.entries.length ?? files.table.rows.length })}
          remove={busy ? undefined : roster.removeTable}
        />
      ) : null}
      {files.photos.size > 0 ? (
        <FileCard
          icon={<IconPhoto size={26} aria-hidden />}
          title={t('roster.photos', { count: files.photos.size })}
          text={plan ? t('roster.photos.matched', { count: matched }) : t('roster.photos.waiting')}
          remove={busy ? undefined : roster.removePhotos}
        />
      ) : null}
      {files.unreadable.slice(0, BAD_SHOWN).map(({ name, reason }) => (
        <FileCard
          key={name}
          bad
          icon={<IconAlertTriangle size={24} aria-hidden />}
          title={name.split('/').pop()!}
          text={t(`roster.unreadable.${reason}`)}
          remove={() => roster.dismiss(name)}
        />
      ))}
      {files.unreadable.length > BAD_SHOWN ? (
        <details className="roster-file roster-file-bad">
          <summary>{t('roster.unreadable.more', { count: files.unreadable.length - BAD_SHOWN })}</summary>
          <small>
            {files.unreadable
              .slice(BAD_SHOWN)
              .map(({ name }) => name.split('/').pop())
              .join(', ')}
          </small>
        </details>
      ) : null}
      <div className="roster-drop" aria-busy={reading}>
        <IconUpload size={empty ? 34 : 24} aria-hidden />
        <div>
          <strong>
            {reading ? t('roster.reading') : t(isMobile ? 'roster.add' : empty ? 'roster.drop' : 'roster.drop.more')}
          </strong>
          <small>{t('roster.drop.ways')}</small>
        </div>
        {reading ? (
          <Button variant="default" size="xs" onClick={roster.stopReading}>
            {t('roster.reading.stop')}
          </Button>
        ) : null}
        <div className="roster-drop-ways">
          <Button
            variant={empty ? 'filled' : 'default'}
            color="pitch.8"
            size={empty ? 'sm' : 'xs'}
            disabled={busy}
            onClick={() => chosen.current?.click()}
          >
            {t('roster.choose')}
          </Button>
          <Button
            variant="default"
            size={empty ? 'sm' : 'xs'}
            disabled={busy}
            onClick={() => folder.current?.click()}
            className="roster-folder"
          >
            {t('roster.choose_folder')}
          </Button>
        </div>
        {empty ? (
          <button type="button" className="fig-text-link roster-example" onClick={() => exampleRoster(t)}>
            {t('roster.example')}
          </button>
        ) : null}
        {input(chosen, { accept: ACCEPTED, 'data-testid': 'roster-files' })}
        {input(folder, { webkitdirectory: '' })}
      </div>
    </div>
  );
}

function FileCard(props: { icon: ReactNode; title: string; text: string; bad?: boolean; remove?: () => void }) {
  const t = useT();
  return (
    <div className={props.bad ? 'roster-file roster-file-bad' : 'roster-file'} role={props.bad ? 'alert' : undefined}>
      {props.icon}
      <span>
        <strong>{props.title}</strong>
        <small>{props.text}</small>
      </span>
      {props.remove ? (
        <CloseButton aria-label={t('roster.remove', { name: props.title })} onClick={props.remove} />
      ) : null}
    </div>
  );
}
