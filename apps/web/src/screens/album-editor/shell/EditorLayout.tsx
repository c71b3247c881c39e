import type { StickerId } from '@figurina/album';
import { useSource } from '@figurina/drawing';
import { Suspense, useEffect, useRef } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { Canvas } from '../stage/Canvas.tsx';
import { useEditor } from '../session/editor-context.ts';
import { CollectWindowHost } from '../panels/stickers/collect/CollectWindowHost.tsx';
import { PlatesHost } from '../panels/export/plates/PlatesHost.tsx';
import { QuestionsHost } from '../panels/questions/QuestionsHost.tsx';
import { ProofHost } from '../panels/review/proof/ProofHost.tsx';
import { ImageEditHost } from '../panels/stickers/image-edit/ImageEditHost.tsx';
import { useLinkedComment } from '../session/comments/use-linked-comment.ts';
import { UploadTray } from './UploadTray.tsx';
import { useFirstPhotos } from './use-first-photos.ts';
import { useFingerDrags } from '../parts/touch/use-finger-drags.ts';
import { stickerAddress, stickersAddress } from '../session/stickers/sticker-address.ts';
import { FACES, facesAddress } from '../panels/stickers/faces/faces-address.ts';
import { HISTORY, historyAddress, isPoint } from '../panels/history/history-address.ts';
import { preflightAddress } from '../panels/preflight/preflight-address.ts';
import { hiddenSteps } from '../panels/onboarding/kept-albums.ts';
import { hasLinkDraft } from '../panels/link/link-draft.ts';
import { PhoneWarningOnce } from '../panels/onboarding/PhoneWarningOnce.tsx';
import { cellsText } from '../panels/stickers/roster/given-cells.ts';
import { RosterImport } from '../panels/stickers/roster/RosterImport.tsx';
import { SpreadDialogs } from '../panels/layouts/SpreadDialogs.tsx';
import { SpreadStrip } from '../strip/SpreadStrip.tsx';
import { idleMoment } from '../../../app/idle-moment.ts';
import { fetchParts, lazyPart } from '../parts/lazy-part.ts';
import { ClosedNote } from './ClosedNote.tsx';
import { MetaBar } from './MetaBar.tsx';
import { Rail } from './Rail.tsx';
import { PanelEdge } from './PanelEdge.tsx';
import { SidePanel } from './SidePanel.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { AsideDialog } from './AsideDialog.tsx';
import { RemovedDialog } from './RemovedDialog.tsx';
import { SyncNotices } from './SyncNotices.tsx';
import { firstTab, tabFor, tabsFor } from './tabs.ts';
import { useIsMobile } from './use-is-mobile.ts';

const Cockpit = lazyPart(async () =>
  import('../panels/link/cockpit/Cockpit.tsx').then((part) => ({ default: part.Cockpit })),
);
const FacesReview = lazyPart(async () =>
  import('../panels/stickers/faces/FacesReview.tsx').then((part) => ({ default: part.FacesReview })),
);
const StickerPart = lazyPart(async () =>
  import('../panels/stickers/form/StickerPart.tsx').then((part) => ({ default: part.StickerPart })),
);

/** Panels that are there for a locked album, or that have nothing to do with it. */
const TELLS_OF_LOCK: ReadonlySet<string> = new Set(['jobs', 'review']);

export function EditorLayout() {
  const session = useEditor();
  const { albumId = '', key, childKey } = useParams();
  const isMobile = useIsMobile();
  const t = useT();
  const navigate = useNavigate();
  const toast = useToast();
  // A lock or another role under one's hands changes all that lies below.
  const { role, hasOrder } = useSource(session.meta);
  const tabs = tabsFor({ isMobile, role, hasOrder });
  const tab = tabFor(tabs, key);
  const panel = usePanel(key);

  useEffect(
    () =>
      session.onOpen((id) => {
        const node = session.store.document.nodes.get(id);
        if (node?.type !== 'StickerCell') return;
        const { stickerId } = node.props;
        void navigate(stickerId ? stickerAddress(albumId, stickerId as StickerId) : stickersAddress(albumId));
      }),
    [session, navigate, albumId],
  );
  useEffect(() => {
    const text = t as (key: string, values?: object) => string;
    return session.onNotify((notice, values, kind, remedy) =>
      toast[kind ?? 'info'](
        text(notice, values),
        remedy && { stays: true, action: { label: text(remedy.key), run: remedy.run } },
      ),
    );
  }, [session, t, toast]);
  useEffect(() => {
    const { sync } = session;
    const guard = (event: BeforeUnloadEvent): void => {
      const unsent = sync.state().name !== 'idle' && !sync.state().isDurable;
      if (unsent || hasLinkDraft(session)) event.preventDefault();
    };
    const network = (): void => sync.setOnline(navigator.onLine);
    // A tab that is left may be closed next, or put to sleep.
    const leaving = (): void => void (document.visibilityState === 'hidden' && sync.flush());
    network();
    window.addEventListener('beforeunload', guard);
    document.addEventListener('visibilitychange', leaving);
    window.addEventListener('online', network);
    window.addEventListener('offline', network);
    return () => {
      window.removeEventListener('beforeunload', guard);
      document.removeEventListener('visibilitychange', leaving);
      window.removeEventListener('online', network);
      window.removeEventListener('offline', network);
    };
  }, [session]);

  useEffect(
    () =>
      session.windows.subscribe(() => {
        const open = session.windows.get();
        if (open?.kind === 'preflight') {
          session.windows.close();
          return void navigate(preflightAddress(albumId));
        }
        if (open?.kind !== 'faces' && open?.kind !== 'roster' && open?.kind !== 'history') return;
        session.windows.close();
        if (open.kind === 'history') void navigate(historyAddress(albumId));
        else if (open.kind === 'faces') void navigate(facesAddress(albumId, open.chapter));
        else void navigate(`/album/${albumId}/stickers/import`, { state: { cells: cellsText(open.cells) } });
      }),
    [session, navigate, albumId],
  );

  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['editor'] = '';
    return () => void delete dataset['editor'];
  }, []);

  useFirstPhotos();
  useFingerDrags(isMobile);
  useLinkedComment();
  useEffect(() => fetchParts(idleMoment), []);

  if (key && !tab) return <Navigate to={`/album/${albumId}`} replace />;
  if (!key && !isMobile)
    return <Navigate to={`/album/${albumId}/${firstTab(tabs, hiddenSteps().has(albumId)).key}`} replace />;
  const importing = key === 'stickers' && childKey === 'import' && session.editable('fill');
  const collecting = key === 'stickerlink' && childKey === 'cockpit';
  const aligning = key === 'stickers' && childKey === FACES;
  const wholePage = importing || collecting || aligning;
  // Getting people's photos is done on the way, and mails lead straight there: no word of a computer over it.
  const worksOnPhone = key === 'stickers' || key === 'stickerlink' || key === HISTORY;
  const looksBack = key === HISTORY && isPoint(childKey);
  const Stage = (key === HISTORY ? looksBack : !isMobile) ? tab?.Stage : undefined;
  const opensSticker = key === 'stickers' && childKey !== undefined && !wholePage;
  return (
    <main className="editor" data-mobile={isMobile || undefined} data-panel={tab?.key}>
      <SkipLinks onCanvas={!wholePage && !Stage} />
      <MetaBar isMobile={isMobile} />
      <Rail tabs={tabs} active={tab?.key ?? null} isMobile={isMobile} />
      {importing ? <RosterImport /> : null}
      {aligning ? (
        <Suspense>
          <FacesReview />
        </Suspense>
      ) : null}
      {collecting ? (
        <Suspense>
          <Cockpit />
        </Suspense>
      ) : null}
      {tab && !wholePage && !(isMobile ? opensSticker || looksBack : panel.closed) ? (
        <>
          <aside
            className="editor-panel"
            style={{ width: isMobile ? undefined : (panel.width ?? tab.width) }}
            aria-label={t(tab.label as never)}
          >
            {TELLS_OF_LOCK.has(tab.key) ? null : <ClosedNote tab={tab} />}
            <Suspense>
              <tab.Panel />
            </Suspense>
          </aside>
          {isMobile ? null : <PanelEdge usual={tab.width} />}
        </>
      ) : null}
      {Stage && !wholePage ? (
        <Suspense>
          <Stage />
        </Suspense>
      ) : null}
      {wholePage || Stage ? null : <Canvas />}
      {wholePage || Stage || isMobile ? null : <SpreadStrip />}
      {wholePage || Stage ? null : <SidePanel />}
      {opensSticker ? (
        <Suspense>
          <StickerPart isMobile={isMobile} />
        </Suspense>
      ) : null}
      <UploadTray />
      <SpreadDialogs isMobile={isMobile} />
      <CollectWindowHost />
      <ImageEditHost />
      <ProofHost />
      <QuestionsHost />
      <PlatesHost />
      <SyncNotices />
      <AsideDialog />
      <RemovedDialog />
      {isMobile && !worksOnPhone ? <PhoneWarningOnce /> : null}
    </main>
  );
}

/** Whether the panel at the left is put away, and its own width. Another tab brings it back. */
function usePanel(key: string | undefined): { readonly closed: boolean; readonly width: number | null } {
  const { view } = useEditor();
  const before = useRef(key);
  useEffect(() => {
    if (before.current !== key && before.current) view.getState().setView({ panelClosed: false });
    before.current = key;
  }, [key, view]);
  const closed = view(({ panelClosed }) => panelClosed);
  const width = view(({ panelWidth }) => panelWidth);
  return { closed, width };
}
