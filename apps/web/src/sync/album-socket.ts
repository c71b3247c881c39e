import { handshakeOf, REALTIME } from '@figurina/contract';
import { createSocketTransport, type SyncTransport } from '@figurina/editor';
import { io } from 'socket.io-client';
import type { Session } from '../session/session.ts';
import { browserClock } from './browser-clock.ts';

/** The connection of one open album. It asks for a fresh token at every connection. */
export function albumTransport(
  albumId: string,
  session: Pick<Session, 'accessToken' | 'renewedToken'>,
  { stickerUploads }: { stickerUploads: () => void },
): SyncTransport {
  const socket = io({
    path: REALTIME.path,
    query: { album_id: albumId },
    autoConnect: false,
    transports: ['websocket', 'polling'],
    reconnectionDelay: 500,
    reconnectionDelayMax: 4000,
    auth: (answer) => void session.accessToken().then((token) => answer(handshakeOf(token))),
  });
  socket.on(REALTIME.stickerUploads, stickerUploads);
  return createSocketTransport({
    socket,
    refreshToken: async () => (await session.renewedToken()) !== null,
    clock: browserClock,
    random: () => Math.random(),
  });
}
