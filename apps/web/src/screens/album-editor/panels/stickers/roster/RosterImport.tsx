import { ConfirmDialog, StampButton } from '@figurina/ui';
import { Button, Progress, VisuallyHidden } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { problemText } from '../../../../../api/problem.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { chosenFiles, droppedFiles } from '../../../../../roster/dropped-files.ts';
import { useGivenCells } from './given-cells.ts';
import { RosterChecks } from './RosterChecks.tsx';
import { RosterFilesRow } from './RosterFilesRow.tsx';
import { RosterMapping } from './RosterMapping.tsx';
import { RosterRows } from './RosterRows.tsx';
import { usePaste } from '../../../../../roster/use-paste.ts';
import { useRosterImport } from './use-roster-import.ts';
import './roster.css';

/** Reads a list of people with their photos into the album: files, what is in them, what will happen, and go. */
export function RosterImport() {
  const session = useEditor();
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const roster = useRosterImport();
  const [filter, setFilter] = useState<RosterFilter>('all');
  const [over, setOver] = useState(false);
  const done = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { plan, counts, progress, table } = roster;
  const ready = counts ? counts.new + counts.changed : 0;
  const waiting = counts ? counts.doubtful + counts.unreadable : 0;
  const back = `/album/${session.meta.get().id}/stickers`;
  // A list that was read and answered is not lost by a slip.
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      table !== null && !done.current && nextLocation.pathname !== currentLocation.pathname,
  );
  usePaste({
    cells: (text) => void roster.addCells(text),
    files: (files) => void roster.addFiles(chosenFiles(files)),
  });
  useGivenCells((text) => void roster.addCells(text));
  useEffect(() => heading.current?.focus(), []);

  async function apply(): Promise<void> {
    try {
      const result = await roster.apply();
      if (!result) return;
      for (const [name, cause] of result.failed)
        toast.warning(t('roster.photo_failed', { name, reason: problemText(t, cause) }));
      toast.info(t('roster.done', { count: result.people }));
      done.current = true;
      await navigate(back);
    } catch (cause) {
      toast.problem(cause);
    }
  }
  function cancel(): void {
    roster.cancel();
    toast.info(t('roster.cancelled'));
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!progress) void droppedFiles(event.dataTransfer).then((files) => roster.addFiles(files));
  }

  return (
    <section
      className="roster"
      aria-labelledby="roster-title"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <header className="roster-head">
        <div>
          <h2 id="roster-title" ref={heading} tabIndex={-1}>
            {t('roster.title')}
          </h2>
          <p className="panel-hint">{t('roster.lead')}</p>
        </div>
        <Button
          variant="subtle"
          leftSection={<IconX size={18} aria-hidden />}
          onClick={() => void navigate(back)}
          disabled={progress !== null}
        >
          {t('common.cancel')}
        </Button>
      </header>
      <RosterFilesRow roster={roster} busy={progress !== null} />
      {plan && table && counts ? (
        <div className="roster-work" inert={progress !== null}>
          <RosterMapping table={table} plan={plan} photos={roster.files.photos} setRole={roster.setRole} />
          <div className="roster-preview">
            <RosterChecks counts={counts} filter={filter} setFilter={setFilter} />
            <RosterRows
              key={filter}
              table={table}
              plan={plan}
              filter={filter}
              photos={roster.files.photos}
              decisions={roster.decisions}
              decide={roster.decide}
            />
          </div>
        </div>
      ) : null}
      <VisuallyHidden>
        <div role="status">
          {progress
            ? t('roster.upload_started', { count: progress.total })
            : roster.reading
              ? t('roster.reading')
              : counts
                ? t('roster.summary', { ready, waiting })
                : ''}
        </div>
      </VisuallyHidden>
      <footer className="roster-foot">
        {progress ? (
          <div className="roster-progress">
            <span>{t('roster.uploading', { done: progress.done, total: progress.total })}</span>
            <Progress
              value={progress.total === 0 ? 100 : (100 * progress.done) / progress.total}
              size={6}
              radius="xl"
              color="stamp"
              aria-label={t('roster.uploading', { done: progress.done, total: progress.total })}
            />
            <Button variant="default" onClick={cancel}>
              {t('common.cancel')}
            </Button>
          </div>
        ) : (
          <div className="roster-outcome">
            {plan ? (
              <>
                <strong>{t('roster.summary', { ready, waiting })}</strong>
                <small>{t('roster.promise')}</small>
              </>
            ) : null}
          </div>
        )}
        {waiting > 0 && filter !== 'doubtful' && counts && counts.doubtful > 0 && !progress ? (
          <Button variant="default" onClick={() => setFilter('doubtful')}>
            {t('roster.first_doubtful', { count: counts.doubtful })}
          </Button>
        ) : null}
        <StampButton disabled={ready === 0 || progress !== null || !session.editable()} onClick={() => void apply()}>
          {ready === 0 && plan ? t('roster.nothing') : t('roster.apply', { count: ready })}
        </StampButton>
      </footer>
      <ConfirmDialog
        opened={leaving.state === 'blocked'}
        title={t('roster.leave.title')}
        question={t('roster.leave.text')}
        confirm={t('roster.leave.confirm')}
        cancel={t('roster.leave.stay')}
        onConfirm={() => leaving.proceed?.()}
        onCancel={() => leaving.reset?.()}
      />
    </section>
  );
}

export type RosterFilter = 'all' | 'doubtful' | 'unreadable' | 'changed' | 'new' | 'unchanged';
