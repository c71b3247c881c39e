import { changedLeaving } from '@figurina/album';
import { ConfirmDialog, StampButton } from '@figurina/ui';
import { Button, Progress, VisuallyHidden } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../../../app/use-t.ts';
import { useToast } from '../../../../../app/use-toast.ts';
import { problemText } from '../../../../../api/problem.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { chosenFiles, droppedFiles } from '../../../../../roster/dropped-files.ts';
import { useGivenCells } from './given-cells.ts';
import { RosterAdvice } from './RosterAdvice.tsx';
import { RosterChecks, type RosterFilter } from './RosterChecks.tsx';
import { RosterFilesRow } from './RosterFilesRow.tsx';
import { RosterLeavingList } from './RosterLeavingList.tsx';
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
  const [leaving, setLeaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { plan, counts, progress, table } = roster;
  const ready = counts ? counts.new + counts.changed : 0;
  const said = plan ? changedLeaving(plan) : [];
  const removed = said.filter(({ choice }) => choice === 'remove').length;
  const isNothing = ready === 0 && said.length === 0;
  const waiting = counts ? counts.doubtful + counts.unreadable : 0;
  const back = `/album/${session.meta.get().id}/stickers`;
  const broken = useMemo(
    () => new Set(roster.files.unreadable.map(({ name }) => name.split('/').pop()!)),
    [roster.files.unreadable],
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
      const { added, changed, removed: gone, total } = result;
      toast.info(t('roster.done', { added, changed, removed: gone, total }));
      roster.forget();
      await leave();
    } catch (cause) {
      toast.problem(cause);
    }
  }
  /** The focus goes to the list of stickers: what had it is gone. */
  async function leave(): Promise<void> {
    await navigate(back);
    focusPanel(FRAMES);
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
          onClick={() => (table ? setLeaving(true) : void leave())}
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
            <RosterChecks counts={counts} leaving={plan.leaving.length} filter={filter} setFilter={setFilter} />
            <RosterAdvice
              missing={roster.missing}
              table={table}
              leaving={filter === 'all' ? plan.leaving.length : 0}
              setRole={roster.setRole}
              showLeaving={() => setFilter('leaving')}
            />
            {filter === 'leaving' ? (
              <RosterLeavingList leaving={plan.leaving} decide={roster.decide} />
            ) : (
              <RosterRows
                key={filter}
                table={table}
                plan={plan}
                filter={filter}
                photos={roster.files.photos}
                broken={broken}
                decisions={roster.decisions}
                decide={roster.decide}
              />
            )}
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
                {roster.closed ? (
                  <small id="roster-closed" data-removing>
                    {t(roster.closed)}
                  </small>
                ) : null}
                <small data-removing={removed > 0 || undefined}>
                  {removed > 0 ? t('roster.promise.removing', { count: removed }) : t('roster.promise')}
                </small>
              </>
            ) : null}
          </div>
        )}
        {waiting > 0 && filter !== 'doubtful' && counts && counts.doubtful > 0 && !progress ? (
          <Button variant="default" onClick={() => setFilter('doubtful')}>
            {t('roster.first_doubtful', { count: counts.doubtful })}
          </Button>
        ) : null}
        <StampButton
          disabled={isNothing || progress !== null || roster.closed !== null}
          aria-describedby={roster.closed ? 'roster-closed' : undefined}
          onClick={() => void apply()}
        >
          {isNothing && plan
            ? t('roster.nothing')
            : ready === 0 && plan
              ? t('roster.apply.leaving')
              : t('roster.apply', { count: ready })}
        </StampButton>
      </footer>
      <ConfirmDialog
        opened={leaving}
        title={t('roster.leave.title')}
        question={t('roster.leave.text')}
        confirm={t('roster.leave.confirm')}
        cancel={t('roster.leave.stay')}
        onConfirm={() => {
          roster.forget();
          void leave();
        }}
        onCancel={() => setLeaving(false)}
      />
    </section>
  );
}

/** The panel may have to be fetched first. */
const FRAMES = 60;

function focusPanel(frames: number): void {
  const link = document.querySelector<HTMLElement>('.panel-head a');
  if (link) link.focus();
  else if (frames > 0) requestAnimationFrame(() => focusPanel(frames - 1));
}
