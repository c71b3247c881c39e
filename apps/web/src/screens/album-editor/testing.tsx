import type { AlbumDocument } from '@figurina/album';
import { connectEditor, NO_OUTBOX, type SyncTransport } from '@figurina/editor';
import type { ReactNode } from 'react';
import type { TestStage } from '../../app/testing.tsx';
import { Staged } from '../../app/testing.tsx';
import { browserClock } from '../../sync/browser-clock.ts';
import { EDITOR_TEXTS } from './editor-texts.ts';
import { EditorContext } from './session/editor-context.ts';
import type { OpenAlbumMeta } from './session/connection/meta-source.ts';
import { asksForCalm } from './parts/asks-for-calm.ts';
import { createEditorSession } from './compose/create-editor-session.ts';
import type { EditorSessionParts } from './compose/session-parts.ts';
import type { EditorSession } from './session/editor-session.ts';

/** A server that is never reached. */
const OFFLINE: SyncTransport = {
  open: () => {},
  close: () => {},
  send: async () => null,
  catchUp: async () => null,
  present: () => {},
};

/** A picture of one pixel. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const NOTHING_READ: EditorSessionParts['reads'] = {
  load: async () => ({}),
  save: async () => {},
  onChanged: () => () => {},
};

const offline = (): Promise<never> => Promise.reject(new Error('offline'));

interface SessionOptions {
  role?: OpenAlbumMeta['role'];
  locked?: boolean;
  /** The chapters that one is kept to. */
  sections?: OpenAlbumMeta['sections'];
  upload?: EditorSessionParts['upload'];
  takeStock?: EditorSessionParts['takeStock'];
  /** Or what the browser says. */
  reducedMotion?: boolean | 'asked';
  imageUrl?: EditorSessionParts['imageUrl'];
  transport?: SyncTransport;
  anotherAlbum?: EditorSessionParts['anotherAlbum'];
  reads?: EditorSessionParts['reads'];
  /** The palette of its blueprint. */
  shippedColors?: ReadonlyMap<string, string> | null;
}

/** A real session on a built album, offline. `upload` stands for the way to the server. */
export async function aSession(
  stage: TestStage,
  document: AlbumDocument,
  {
    role = 'owner',
    locked = false,
    sections = null,
    upload = offline,
    takeStock = offline,
    reducedMotion = true,
    imageUrl = () => BLANK,
    transport = OFFLINE,
    anotherAlbum = async () => null,
    reads = NOTHING_READ,
    shippedColors = null,
  }: SessionOptions = {},
): Promise<EditorSession> {
  await stage.services.language.load(EDITOR_TEXTS);
  let ids = 0;
  const makeId = (): string => `made${ids++}`;
  return createEditorSession({
    document,
    meta: {
      id: 'album',
      title: 'SV Blau-Weiß 09',
      releaseDate: '2027-06-12',
      language: 'de',
      locked,
      hasOrder: false,
      role,
      sections,
      category: 'sports',
      emailNotificationsEnabled: true,
      organization: null,
    },
    words: stage.services.language.i18n,
    userId: 'me',
    userName: 'Mara König',
    reducedMotion: reducedMotion === 'asked' ? asksForCalm : () => reducedMotion,
    makeId,
    layouts: async () => [],
    shippedColors: async () => shippedColors,
    imageUrl,
    anotherAlbum,
    reads,
    upload,
    takeStock,
    connect({ store, history }) {
      return connectEditor({
        store,
        history,
        transport,
        outbox: NO_OUTBOX,
        clock: browserClock,
        makeId,
        clientId: 'me',
        version: 1,
        fetchAlbum: async () => null,
      });
    },
  });
}

/** A part of the editor inside its session, at an address. */
export function InEditor(props: { stage: TestStage; session: EditorSession; at?: string; children: ReactNode }) {
  const element = <EditorContext value={props.session}>{props.children}</EditorContext>;
  return (
    <Staged
      services={props.stage.services}
      routes={[{ path: '*', element }]}
      at={props.at ?? '/album/album/stickers'}
    />
  );
}
