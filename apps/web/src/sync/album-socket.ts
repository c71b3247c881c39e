import { handshakeOf, handshakeRefusalSchema, listChangedSchema, REALTIME } from '@figurina/contract';
import { createSocketTransport, type SyncTransport } from '@figurina/editor';
import { io } from 'socket.io-client';
import type { Session } from '../session/session.ts';
import { browserClock } from './browser-clock.ts';

/** The connection of one open album. It asks for a fresh token at every connection. */
export function albumTransport(
  albumId: string,
  session: Pick<Session, 'accessToken' | 'renewedToken'>,
  {
    stickerUploads,
    listChanged,
    connected,
    removed,
  }: {
    stickerUploads: () => void;
    /** One of ALBUM_LISTS, of this album or, where it is the person's own, of another. */
    listChanged: (list: string, albumId: string) => void;
    /** What was told while there was no connection was not heard. */
    connected: () => void;
    /** One was in the album and is not any more. */
    removed: (by: { name: string | null; is_self: boolean }) => void;
  },
): SyncTransport {
  const socket = io({
    path: REALTIME.path,
    query: { album_id: albumId },
    autoConnect: false,
    transports: ['websocket', 'polling'],
    reconnectionDelay: 500,
    reconnectionDelayMax: 2000,
    auth: (answer) =>
      void session.accessToken().then(
        (token) => answer(handshakeOf(token)),
        // Where the issuer is not reached, the server says what it thinks of none, and it is tried again.
        () => answer(handshakeOf(null)),
      ),
  });
  socket.on(REALTIME.stickerUploads, stickerUploads);
  socket.on(REALTIME.listChanged, (value: unknown) => {
    const told = listChangedSchema.safeParse(value);
    if (told.success) listChanged(told.data.list, told.data.album_id);
  });
  socket.on('connect', connected);
  socket.on('connect_error', (error: Error & { data?: unknown }) => {
    const refused = handshakeRefusalSchema.safeParse(error.data);
    if (refused.data?.code === 'removed_from_album') removed(refused.data.by ?? { name: null, is_self: false });
  });
  return createSocketTransport({
    socket,
    refreshToken: async () => (await session.renewedToken()) !== null,
    clock: browserClock,
    random: () => Math.random(),
  });
}
