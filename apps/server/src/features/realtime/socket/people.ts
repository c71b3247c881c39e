import type { PresenceUser } from '@figurina/contract';
import { type RealtimeServer, roomOf, type SocketData } from './socket-server.ts';

interface Connection {
  readonly data: SocketData;
  disconnect(close: boolean): unknown;
}

/** Everybody in an album; only those of this process when another one does not answer. */
async function connectionsIn(io: RealtimeServer, albumId: string): Promise<readonly Connection[]> {
  const room = roomOf(albumId);
  try {
    return await io.in(room).fetchSockets();
  } catch {
    return io.local.in(room).fetchSockets();
  }
}

export async function peopleIn(io: RealtimeServer, albumId: string): Promise<PresenceUser[]> {
  return (await connectionsIn(io, albumId)).map(({ data }) => data.shown);
}

/** Ends all connections of somebody to an album. */
export async function disconnectPerson(io: RealtimeServer, albumId: string, userId: string): Promise<void> {
  for (const connection of await connectionsIn(io, albumId))
    if (connection.data.user.id === userId) connection.disconnect(true);
}
