import type { StickerUpload } from '@figurina/contract';
import { ConfirmDialog, Dialog, EmptyState, ErrorNotice, StampButton } from '@figurina/ui';
import { Button, Kbd, SegmentedControl, Skeleton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { problemText } from '../../../../../api/problem.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { useDocumentVersion } from '../../../session/album/use-document-version.ts';
import { CollectItem } from './CollectItem.tsx';
import { collectWindowOf } from '../../../session/collecting/collect-window.ts';
import { RetakeDialog } from '../../../parts/RetakeDialog.tsx';
import { faultOf, isSafe, placesOf } from '../../../session/collecting/upload-draft.ts';
import { uploadMatchesOf } from '../../../session/collecting/upload-matches.ts';
import { useCardActions } from './use-card-actions.ts';
import { useCollecting } from './use-collecting.ts';
import { useMoreCards } from './use-more-cards.ts';
import { useUploads } from '../../../session/collecting/use-uploads.ts';
import './collect.css';

const TABS = ['new', 'needs_retake', 'rejected'] as const;

/** The dialog in which photos are collected; it is there while its window is open. */
export function CollectModal() {
  const session = useEditor();
  const t = useT();
  const store = collectWindowOf(session);
  const open = useStore(store, (state) => state.open);
  const close = (): void => store.setState({ open: false, at: null });
  return (
    <Dialog opened={open} title={t('collect.title')} closeLabel={t('common.close')} onClose={close} width={1292}>
      <Collecting close={close} />
    </Dialog>
  );
}

function Collecting({ close }: { close: () => void }) {
  const session = useEditor();
  const t = useT();
  const query = useUploads();
  const collecting = useCollecting(query.reload);
  const first = useStore(collectWindowOf(session), (state) => state.at);
  const [tab, setTab] = useState<(typeof TABS)[number]>('new');
  const [current, setCurrent] = useState<string | null>(first);
  const [retaking, setRetaking] = useState<StickerUpload | null>(null);
  const [removing, setRemoving] = useState<StickerUpload | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const revision = useDocumentVersion();
  const uploads = query.data ?? [];
  const shown = uploads.filter(({ state }) => state === tab);
  const currentId = shown.some(({ id }) => id === current) ? current : (shown[0]?.id ?? null);
  const { document } = session.store;
  const { matches } = uploadMatchesOf(session);
  const { draft, accepted, accept, collect, decide } = collecting;
  const there = useMoreCards(
    list,
    shown.length,
    shown.findIndex(({ id }) => id === currentId),
  );
  const open = uploads.filter(({ state }) => state === 'new');
  const closedFor = (upload: StickerUpload) => session.whyClosed('fill', placesOf(upload, draft(upload), document));
  const mayTake = (upload: StickerUpload): boolean =>
    faultOf(draft(upload), document) === null && closedFor(upload) === null;
  const ready = open.filter((upload) => accepted.has(upload.id) && mayTake(upload));
  const safe = open.filter(
    (upload) => !accepted.has(upload.id) && mayTake(upload) && isSafe(upload, draft(upload), matches(upload), document),
  );
  const busy = collect.isPending || !session.editable('fill');

  useEffect(() => {
    if (first) cardOf(list.current, first)?.focus();
    // The card one came for, once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [query.isPending]);

  function closedWords(upload: StickerUpload): string | undefined {
    const closed = session.editable('fill') ? closedFor(upload) : null;
    return closed ? t(closed) : undefined;
  }
  function toggle(upload: StickerUpload): void {
    if (mayTake(upload)) accept([upload.id], !accepted.has(upload.id));
  }
  const actions = useCardActions({
    change: collecting.change,
    accept: toggle,
    retake: setRetaking,
    reject: (upload) => decide.mutate({ upload, state: 'rejected' }),
    reopen: (upload) => decide.mutate({ upload, state: 'new' }),
    remove: setRemoving,
    look: ({ id }) => setCurrent(id),
  });
  function walk(by: number): void {
    const at = shown.findIndex(({ id }) => id === currentId);
    const next = shown[Math.max(0, Math.min(shown.length - 1, at + by))];
    if (!next) return;
    // A card that was not there yet is, then.
    flushSync(() => setCurrent(next.id));
    cardOf(list.current, next.id)?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest('input, textarea, select, [role="slider"], [role="application"]')) return;
    const upload = shown.find(({ id }) => id === currentId);
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columnsOf(list.current),
      ArrowUp: -columnsOf(list.current),
    };
    const step = steps[event.key];
    const key = event.key.toLowerCase();
    if (step !== undefined) walk(step);
    else if (!upload || upload.state !== 'new' || busy || closedFor(upload)) return;
    else if (key === 'a') toggle(upload);
    else if (key === 'r') setRetaking(upload);
    else if (key === 'x') decide.mutate({ upload, state: 'rejected' });
    else return;
    event.preventDefault();
  }
  return (
    <div className="collect">
      <div className="collect-head">
        <p>{t('collect.lead', { count: open.length })}</p>
        <SegmentedControl
          aria-label={t('collect.tabs')}
          value={tab}
          onChange={setTab}
          data={TABS.map((value) => ({
            value,
            label: `${t(`collect.tab.${value}`)} ${uploads.filter(({ state }) => state === value).length}`,
          }))}
        />
      </div>
      {query.isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void query.refetch() }}>
          {problemText(t, query.error)}
        </ErrorNotice>
      ) : null}
      <div className="collect-list" ref={list} onKeyDown={onKeyDown} role="group" aria-label={t(`collect.tab.${tab}`)}>
        {query.isPending ? [1, 2, 3].map((one) => <Skeleton key={one} height={330} radius="lg" />) : null}
        {shown.slice(0, there).map((upload) => (
          <CollectItem
            key={upload.id}
            upload={upload}
            draft={draft(upload)}
            isAccepted={accepted.has(upload.id)}
            failure={collecting.failures[upload.id] ?? closedWords(upload)}
            isCurrent={upload.id === currentId}
            busy={busy || closedFor(upload) !== null}
            revision={revision}
            actions={actions}
          />
        ))}
        {query.data && shown.length === 0 ? (
          tab === 'new' ? (
            <EmptyState
              title={t('collect.empty.title')}
              text={t('collect.empty.text')}
              action={
                <Button
                  variant="default"
                  component={Link}
                  to={`/album/${session.meta.get().id}/stickerlink/cockpit`}
                  onClick={close}
                >
                  {t('cockpit.title')}
                </Button>
              }
            />
          ) : (
            <p className="panel-hint">{t(`collect.empty.${tab}`)}</p>
          )
        ) : null}
      </div>
      <footer className="collect-foot">
        <span className="collect-keys">
          <Kbd>A</Kbd> {t('collect.accept')} <Kbd>R</Kbd> {t('collect.retake')} <Kbd>X</Kbd> {t('collect.reject')}{' '}
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('collect.keys.move')}
        </span>
        <span role="status">{t('collect.left', { count: open.length - ready.length })}</span>
        <Button variant="default" disabled={safe.length === 0 || busy} onClick={() => accept(safe.map(({ id }) => id))}>
          {t('collect.safe', { count: safe.length })}
        </Button>
        <StampButton
          disabled={ready.length === 0 || !session.editable('fill')}
          loading={collect.isPending}
          onClick={() => collect.mutate(ready)}
        >
          {t('collect.commit', { count: ready.length })}
        </StampButton>
      </footer>
      <RetakeDialog
        opened={retaking !== null}
        name={retaking ? draft(retaking).name : ''}
        reason=""
        ask={async (reason) => retaking && collecting.askAgain(retaking, reason)}
        close={() => setRetaking(null)}
        asked={() => {
          if (retaking) accept([retaking.id], false);
          void query.reload();
        }}
      />
      <ConfirmDialog
        opened={removing !== null}
        title={t('collect.delete.title')}
        question={t('collect.delete.question')}
        confirm={t('collect.delete')}
        cancel={t('common.cancel')}
        busy={collecting.remove.isPending}
        onConfirm={() => removing && collecting.remove.mutate(removing, { onSettled: () => setRemoving(null) })}
        onCancel={() => setRemoving(null)}
      />
    </div>
  );
}

function cardOf(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-upload="${CSS.escape(id)}"]`) ?? null;
}

/** How many cards stand beside each other now. */
function columnsOf(list: HTMLElement | null): number {
  const tops = [...(list?.querySelectorAll<HTMLElement>('.collect-item') ?? [])].map((card) => card.offsetTop);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}
