import { type Actor, parseAlbum } from '@figurina/album';
import { type Album, handshakeOf, REALTIME } from '@figurina/contract';
import {
  type Clock,
  connectEditor,
  createEditorStore,
  createHistory,
  createSocketTransport,
  type EditorStore,
  type History,
  type Notice,
  type Outbox,
  type PresenceTracker,
  type Sync,
  type SyncTransport,
} from '@figurina/editor';
import { io, type Socket } from 'socket.io-client';
import { newId } from '../../../platform/ids.ts';

/** The editor that the browser runs, connected to a real server. */
export interface EditorOnServer {
  readonly clientId: string;
  readonly store: EditorStore;
  readonly history: History;
  readonly sync: Sync;
  readonly presence: PresenceTracker;
  readonly notices: Notice[];
  readonly socket: Socket;
  /** Resolves when the sync is in this state. */
  until(name: string): Promise<void>;
}

export interface EditorOptions {
  /** Asked anew at every connection: a server may come back elsewhere. */
  url: () => string;
  albumId: string;
  user: { id: string; token: string };
  clientId: string;
  outbox: Outbox;
  /** Stands between the editor and its socket. */
  through?: (transport: SyncTransport) => SyncTransport;
  clock: Clock;
  reconnection?: { reconnectionDelay: number; reconnectionDelayMax: number };
}

/** Hasty, like the clocks of most tests. */
const RECONNECTION = { reconnectionDelay: 50, reconnectionDelayMax: 200 };

export async function fetchCopy(url: string, albumId: string, token: string): Promise<Album | null> {
  const answer = await fetch(`${url}/v1/albums/${albumId}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.ok ? ((await answer.json()) as { album: Album }).album : null;
}

export async function openEditorOn(options: EditorOptions): Promise<EditorOnServer> {
  const { url, albumId, user, clientId, outbox, through = (transport) => transport, clock } = options;
  const { reconnection = RECONNECTION } = options;
  const fetchAlbum = async () => {
    const album = await fetchCopy(url(), albumId, user.token);
    const parsed = album && parseAlbum(album, album.schema_version);
    if (parsed && !parsed.ok) throw new Error(`${parsed.code} at ${parsed.at}: ${parsed.detail}`);
    return parsed && { document: parsed.document, version: album.version };
  };
  const actor: Actor = { userId: user.id, role: 'editor', albumLocked: false };
  const copy = await fetchAlbum();
  if (!copy) throw new Error('there is no such album');
  const store = createEditorStore(copy.document, () => actor);
  const history = createHistory(store);
  const socket = io(url(), {
    path: REALTIME.path,
    query: { album_id: albumId },
    auth: handshakeOf(user.token),
    transports: ['websocket'],
    autoConnect: false,
    ...reconnection,
    forceNew: true,
  });
  const transport = through(
    createSocketTransport({ socket, refreshToken: async () => true, clock, random: () => 0.5 }),
  );
  const notices: Notice[] = [];
  const { sync, presence } = connectEditor({
    store,
    history,
    transport,
    outbox,
    clock,
    makeId: () => newId(),
    clientId,
    version: copy.version,
    fetchAlbum,
  });
  sync.onNotice((notice) => notices.push(notice));
  await sync.start();
  return {
    clientId,
    store,
    history,
    sync,
    presence,
    notices,
    socket,
    until: (name) =>
      new Promise((resolve) => {
        const look = () => {
          if (sync.state().name !== name) return;
          stop();
          resolve();
        };
        const stop = sync.subscribe(look);
        look();
      }),
  };
}
