import { may } from '@figurina/album';
import { type ErrorCode, type HandshakeRefusal, handshakeSchema, versionRefusal } from '@figurina/contract';
import { decodeJwt } from 'jose';
import { isRefusal } from '../../../platform/http/refusal.ts';
import type { Identity } from '../../identity/index.ts';
import type { Members } from '../../members/index.ts';
import type { Meters } from '../meters.ts';
import type { Removals } from '../../removals/index.ts';
import { colorOf } from './colors.ts';
import { createSeats } from './seats.ts';
import { type RealtimeServer, type RealtimeSocket, roomOf } from './socket-server.ts';

export interface LetInParts {
  readonly identity: Pick<Identity, 'verifyAccessToken'>;
  readonly members: Pick<Members, 'placeOf'>;
  readonly removals: Pick<Removals, 'find'>;
  readonly meters: Pick<Meters, 'refused'>;
  readonly onError: (error: unknown) => void;
}

/** Lets a connection in that speaks this server's language, whose access token is valid, whose bearer is in the album, and for which there is a place. */
export function letIn(io: RealtimeServer, { identity, members, removals, meters, onError }: LetInParts): void {
  const seats = createSeats();

  async function judge(socket: RealtimeSocket): Promise<ErrorCode | HandshakeRefusal | null> {
    const { auth, query, headers } = socket.handshake;
    const albumId: unknown = query['album_id'];
    if (typeof albumId !== 'string' || albumId === '' || albumId.length > 64) return 'invalid_request';
    if (typeof auth['token'] !== 'string') return 'unauthorized';
    const said = handshakeSchema.safeParse(auth);
    if (!said.success) return 'invalid_request';
    const misunderstood = versionRefusal(said.data);
    if (misunderstood) return misunderstood;
    const { token } = said.data;
    const user = await identity.verifyAccessToken(token, headers['accept-language']);
    if (isRefusal(user)) return user.code;
    // An album that one is not in does not exist for one.
    const place = await members.placeOf(albumId, user);
    if (!place || !may(place, 'read')) return (await removals.find(albumId, user.id)) ?? 'not_found';
    const { id, email, name, picture } = user;
    const others = [...io.sockets.sockets.values()].filter(({ rooms }) => rooms.has(roomOf(albumId)));
    const color = colorOf(
      id,
      others.filter(({ data }) => data.user.id !== id).map(({ data }) => data.shown.color),
    );
    const expiry = decodeJwt(token).exp;
    socket.data = {
      albumId,
      user,
      shown: { id: socket.id, user_id: id, color, email, name, picture },
      expiresAt: expiry === undefined ? null : expiry * 1000,
    };
    return seats.take(socket, id, albumId) ? null : 'too_many_connections';
  }

  async function answer(socket: RealtimeSocket, next: (error?: Error) => void): Promise<void> {
    let refused: ErrorCode | HandshakeRefusal | null = 'unavailable';
    try {
      refused = await judge(socket);
    } finally {
      const code = typeof refused === 'string' ? { code: refused } : refused;
      if (code !== null) meters.refused(code.code);
      next(code === null ? undefined : refusal(code));
    }
  }

  io.use((socket, next) => void answer(socket, next).catch(onError));
}

/** Reaches the client's `connect_error` with its data. */
function refusal(data: HandshakeRefusal): Error {
  return Object.assign(new Error(data.code), { data });
}
