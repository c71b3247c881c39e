import { type AlbumDocument, checkIntegrity, isContentRule, parseAlbum } from '@figurina/album';
import type { Album } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Link, useParams, useSearchParams } from 'react-router';
import { problemText } from '../../api/problem.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { useUser } from '../../session/use-user.ts';
import { openOutbox } from '../../sync/outbox.ts';
import { idleMoment } from '../../app/idle-moment.ts';
import { keepPage, pageToOpen } from './session/camera/kept-page.ts';
import { takeAlbum } from './session/connection/album-on-its-way.ts';
import { asksForCalm } from './parts/asks-for-calm.ts';
import { connectAlbum } from './compose/connect-album.ts';
import { EditorContext, useEditor } from './session/editor-context.ts';
import { createEditorSession } from './compose/create-editor-session.ts';
import type { EditorSession } from './session/editor-session.ts';
import { metaOf } from './session/connection/meta-source.ts';
import { EditorRooms } from './shell/EditorRooms.tsx';
import { EditorSkeleton } from './shell/EditorSkeleton.tsx';
import { RepairsTold } from './shell/RepairsTold.tsx';
import './shell/editor.css';

/** The editor of one album: loads it, opens a session on it, and shows the screen around it. */
export function Component() {
  const { albumId = '' } = useParams();
  const { api } = useServices();
  const t = useT();
  const user = useUser();
  const album = useQuery({
    queryKey: ['album', albumId, 'open'],
    queryFn: async () => takeAlbum(api, albumId),
    // The socket keeps it true from here on.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  usePageTitle(album.data?.title ?? t('editor.title'));
  if (album.isError)
    return (
      <MessageScreen title={t('error.title')} text={problemText(t, album.error)}>
        <StampButton onClick={() => void album.refetch()}>{t('common.retry')}</StampButton>
        <BackToStart />
      </MessageScreen>
    );
  return album.data && user ? (
    <OpenAlbum key={albumId} album={album.data} userId={user.sub} userName={user.nickname} />
  ) : (
    <EditorSkeleton />
  );
}

function OpenAlbum({ album, userId, userName }: { album: Album; userId: string; userName: string }) {
  const services = useServices();
  const t = useT();
  const [, setSearch] = useSearchParams();
  const [session, setSession] = useState<EditorSession | null>(null);
  const [broken, setBroken] = useState(false);
  const [outdated, setOutdated] = useState(false);

  useEffect(() => {
    let ended = false;
    let opened: EditorSession | null = null;
    const makeId = (): string => crypto.randomUUID().replaceAll('-', '');
    const clientId = makeId();
    // The device opens it while the album is read.
    const opening = openOutbox({ albumId: album.id, clientId, userId });
    const parsed = parseAlbum(album, album.schema_version, { sender: 'server' });
    if (!parsed.ok) {
      void opening.then((outbox) => outbox.close());
      if (parsed.code === 'newer_version') setOutdated(true);
      else setBroken(true);
      return;
    }
    async function open(document: AlbumDocument): Promise<void> {
      const outbox = await opening;
      if (ended) return outbox.close();
      opened = createEditorSession({
        document,
        meta: metaOf(album),
        words: services.language.i18n,
        userId,
        userName,
        reducedMotion: asksForCalm,
        ...connectAlbum(services, album, { outbox, clientId, makeId }),
      });
      const { currentSpread, facts } = opened;
      const here = (): void => {
        const spread = facts.layout.get().spreadIds[currentSpread.get()];
        if (spread) keepPage(album.id, spread);
      };
      currentSpread.announce(pageToOpen(album.id, facts.layout.get().spreadIds, window.location.search));
      currentSpread.subscribe(here);
      // Said once: whoever leafs on and loads anew comes back to where they are.
      if (new URLSearchParams(window.location.search).has('page')) setSearch(withoutPage, { replace: true });
      // In one piece: in slices the screen is painted in between, with nothing of the album in it.
      flushSync(() => setSession(opened));
      void opened.sync.start();
      await idleMoment();
      // The server judged it, and it shows already; whoever gets a damaged one must not work on. Nobody is kept out by a
      // missing name or font: the server puts such things right.
      const faults = checkIntegrity(opened.store.document);
      if (!ended && faults.some(({ invariant }) => !isContentRule(invariant))) setBroken(true);
    }
    open(parsed.document).catch(() => setBroken(!ended));
    return () => {
      ended = true;
      setSession(null);
      opened?.end();
    };
    // A session lives as long as its album is open; a switch of language does not end it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [album, services, userId]);

  if (outdated)
    return (
      <MessageScreen title={t('error.title')} text={t('problems.client_outdated')}>
        <StampButton onClick={() => window.location.reload()}>{t('common.reload')}</StampButton>
        <BackToStart />
      </MessageScreen>
    );
  if (broken)
    return (
      <MessageScreen title={t('error.title')} text={t('editor.broken')}>
        <BackToStart />
      </MessageScreen>
    );
  if (!session) return <EditorSkeleton />;
  return (
    <EditorContext value={session}>
      <OpenAlbumTitle />
      <RepairsTold albumId={album.id} repairs={album.repairs} />
      <EditorRooms />
    </EditorContext>
  );
}

function withoutPage(search: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(search);
  left.delete('page');
  return left;
}

/** The page is called as the album is, also after it was renamed here or by somebody else. */
function OpenAlbumTitle() {
  const { meta } = useEditor();
  usePageTitle(useSyncExternalStore(meta.subscribe, meta.get).title);
  return null;
}

function BackToStart() {
  const t = useT();
  return (
    <Button variant="default" component={Link} to="/start">
      {t('common.back_to_start')}
    </Button>
  );
}
