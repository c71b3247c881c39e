import type {
  Acknowledgement,
  AppliedMutation,
  CatchUp,
  CatchUpRequest,
  Mutation,
  PeerPresence,
  Presence,
  PresenceUser,
} from '@figurina/contract';

/**
 * The way to the server. It connects again by itself for as long as it is open, with a fresh token; every connection
 * starts with `connected`. Calls that a lost connection leaves without an answer end with null.
 */
export interface SyncTransport {
  open(listener: TransportListener): void;
  close(): void;
  send(mutation: Mutation): Promise<Acknowledgement | null>;
  catchUp(request: CatchUpRequest): Promise<CatchUp | null>;
  /** `reliable` for a state that stands (a gesture that ended), else it may be dropped. */
  present(presence: Presence, reliable: boolean): void;
}

/** The server said something that this program does not understand: it is newer, or not well. */
export const ANSWER_UNREADABLE = 'answer_unreadable';

/**
 * Why there is no connection. `lost`: it broke. `unreached`: an attempt at another one failed, with a code of ERRORS that
 * a person understands, or ANSWER_UNREADABLE, if there is one; both are tried again. `refused`: the server does not let
 * this person in (any more), or this program; it is not tried again, but for `unauthorized`: somebody may sign in again in
 * another tab.
 */
export type DisconnectReason =
  | { readonly kind: 'lost' }
  | { readonly kind: 'unreached'; readonly code: string | null }
  | { readonly kind: 'refused'; readonly code: string };

export interface TransportListener {
  connected(): void;
  disconnected(reason: DisconnectReason): void;
  mutation(mutation: AppliedMutation): void;
  mergeError(): void;
  albumChanged(): void;
  /** Everybody else in the album. */
  users(users: readonly PresenceUser[]): void;
  peer(presence: PeerPresence): void;
  userLeft(id: string): void;
}
