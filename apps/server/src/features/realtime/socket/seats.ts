import { REALTIME } from '@figurina/contract';
import type { RealtimeSocket } from './socket-server.ts';

/** The places of a process: so many of one person, so many of one album. Who has one keeps it. */
export interface Seats {
  /** False when there is none left. It is free again when the connection ends, also one that never became whole. */
  take(socket: Pick<RealtimeSocket, 'conn' | 'on'>, personId: string, albumId: string): boolean;
}

export function createSeats(): Seats {
  const taken = new Map<string, number>();
  const count = (key: string, by: number): void => {
    const next = (taken.get(key) ?? 0) + by;
    if (next > 0) taken.set(key, next);
    else taken.delete(key);
  };

  return {
    take(socket, personId, albumId) {
      const [person, album] = [`person:${personId}`, `album:${albumId}`];
      if ((taken.get(person) ?? 0) >= REALTIME.connectionsOfPerson) return false;
      if ((taken.get(album) ?? 0) >= REALTIME.connectionsOfAlbum) return false;
      // One that is gone already would keep its place for ever.
      if (socket.conn.readyState !== 'open') return false;
      let isTaken = true;
      const leave = (): void => {
        if (!isTaken) return;
        isTaken = false;
        for (const key of [person, album]) count(key, -1);
      };
      for (const key of [person, album]) count(key, 1);
      socket.conn.once('close', leave);
      socket.on('disconnect', leave);
      return true;
    },
  };
}
