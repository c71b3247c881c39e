import type { PresenceUser } from '@figurina/contract';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { AuthUser } from '../../identity/index.ts';

/** What is known of a connection once it was let in. */
export interface SocketData {
  readonly albumId: string;
  readonly user: AuthUser;
  /** As the others see them. */
  readonly shown: PresenceUser;
  /** When the access token ends, in milliseconds; null for one that says nothing of it. */
  readonly expiresAt: number | null;
}

export type RealtimeServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

export function roomOf(albumId: string): string {
  return `album:${albumId}`;
}

/** All that somebody has open, of whatever album. */
export function roomOfPerson(userId: string): string {
  return `person:${userId}`;
}

/** All that was opened with one sign-in. */
export function roomOfSignIn(id: string): string {
  return `sign-in:${id}`;
}
