import {
  acknowledgementSchema,
  appliedMutationSchema,
  catchUpSchema,
  peerPresenceSchema,
  presenceUsersSchema,
  REALTIME,
  userLeftSchema,
} from '@figurina/contract';
import type { Clock } from '../clock.ts';
import { ANSWER_UNREADABLE, type SyncTransport, type TransportListener } from './transport.ts';
import { retryDelay } from './verdict.ts';

/** What is used of a Socket.IO client socket, which is made with `autoConnect: false` and an `auth` that asks for the token anew. */
export interface SocketLike {
  connect(): unknown;
  disconnect(): unknown;
  /** Of this connection; another one after every reconnection. */
  readonly id?: string | undefined;
  readonly connected: boolean;
  /** True while the socket tries to connect again by itself. */
  readonly active: boolean;
  on(event: string, listener: (...values: never[]) => void): unknown;
  emit(event: string, ...values: unknown[]): unknown;
  readonly volatile: { emit(event: string, ...values: unknown[]): unknown };
  timeout(milliseconds: number): { emitWithAck(event: string, ...values: unknown[]): Promise<unknown> };
}

export interface SocketTransportOptions {
  socket: SocketLike;
  /** Gets a new access token after the server did not take the old one. False: the person has to sign in again. */
  refreshToken: () => Promise<boolean>;
  clock: Pick<Clock, 'after'>;
  /** From 0 to 1: tabs that were sent away together do not come back together. */
  random: () => number;
}

interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

/** Without an answer for so long, the connection is taken for dead and made anew. */
const ANSWER_MS = 15_000;
const EXPIRED: ReadonlySet<string> = new Set(['unauthorized', 'token_expired']);
const REFUSED: ReadonlySet<string> = new Set(['forbidden', 'not_found', 'removed_from_album', 'client_outdated']);
/** What a person can understand, or do something about. */
const EXPLAINED: ReadonlySet<string> = new Set(['server_outdated', 'too_many_connections']);

export function createSocketTransport({ socket, refreshToken, clock, random }: SocketTransportOptions): SyncTransport {
  let listener: TransportListener | null = null;
  let refreshes = 0;
  /** By what was asked for, how often in a row nothing could be done with the answer. */
  const failures = new Map<string, number>();
  let cancelRetry = (): void => undefined;

  /** The pause grows for as long as the same goes wrong, whatever goes well in between. */
  function connectLater(failed: string): void {
    const before = failures.get(failed) ?? 0;
    failures.set(failed, before + 1);
    cancelRetry();
    cancelRetry = clock.after(retryDelay(before) * (0.5 + random() / 2), () => {
      if (listener) socket.connect();
    });
  }

  async function ask<Value>(event: string, value: unknown, schema: Schema<Value>): Promise<Value | null> {
    if (!socket.connected) return null;
    const answer = await socket
      .timeout(ANSWER_MS)
      .emitWithAck(event, value)
      .catch(() => undefined);
    const read = schema.safeParse(answer);
    if (read.success) {
      failures.delete(event);
      return read.data;
    }
    if (!socket.connected || !listener) return null;
    socket.disconnect();
    // A half-dead connection gives no answer. One that cannot be read is a newer server's, and will not be better at once.
    if (answer === undefined) socket.connect();
    else {
      listener.disconnected({ kind: 'unreached', code: ANSWER_UNREADABLE });
      connectLater(event);
    }
    return null;
  }

  function hear<Value>(
    event: string,
    schema: Schema<Value>,
    tell: (to: TransportListener, value: Value) => void,
  ): void {
    socket.on(event, (value: unknown) => {
      const read = schema.safeParse(value);
      if (read.success && listener) tell(listener, read.data);
    });
  }

  async function hasFreshToken(): Promise<boolean> {
    if (refreshes++ > 2) return false;
    // Without an answer it is no refusal: it is tried again with the token there is.
    return refreshToken().catch(() => true);
  }

  /** The server sent one away, or did not let one in. */
  async function sentAway(code: string | undefined): Promise<void> {
    if (!listener) return;
    if (code !== undefined && REFUSED.has(code)) return listener.disconnected({ kind: 'refused', code });
    const isExpired = code !== undefined && EXPIRED.has(code);
    if (isExpired) listener.disconnected({ kind: 'lost' });
    else listener.disconnected({ kind: 'unreached', code: code !== undefined && EXPLAINED.has(code) ? code : null });
    const isOver = isExpired && !(await hasFreshToken());
    if (isOver) listener?.disconnected({ kind: 'refused', code: 'unauthorized' });
    // Socket.IO does not try again by itself after the server has said no.
    if (socket.active) return;
    if (isExpired && !isOver && refreshes < 2) clock.after(0, () => listener && socket.connect());
    else connectLater('connect');
  }

  socket.on('connect', () => {
    refreshes = 0;
    failures.delete('connect');
    listener?.connected();
  });
  socket.on('disconnect', (reason: string) => {
    if (reason === 'io server disconnect') void sentAway('token_expired');
    else listener?.disconnected({ kind: 'lost' });
  });
  socket.on('connect_error', (error: Error & { data?: { code?: string } }) => void sentAway(error.data?.code));
  hear(REALTIME.mutations, appliedMutationSchema, (to, mutation) => to.mutation(mutation));
  // The list is the same for all who are in the album: oneself is left out here.
  hear(REALTIME.users, presenceUsersSchema, (to, users) => to.users(users.filter(({ id }) => id !== socket.id)));
  hear(REALTIME.selection, peerPresenceSchema, (to, presence) => to.peer(presence));
  hear(REALTIME.userLeft, userLeftSchema, (to, { id }) => to.userLeft(id));

  socket.on(REALTIME.mergeError, () => listener?.mergeError());
  socket.on(REALTIME.albumChanged, () => listener?.albumChanged());

  return {
    open(next) {
      listener = next;
      socket.connect();
    },
    close() {
      listener = null;
      cancelRetry();
      socket.disconnect();
    },
    send: (mutation) => ask(REALTIME.mutations, mutation, acknowledgementSchema),
    catchUp: (request) => ask(REALTIME.catchUp, request, catchUpSchema),
    present(presence, reliable) {
      if (!socket.connected) return;
      if (reliable) socket.emit(REALTIME.selection, presence);
      else socket.volatile.emit(REALTIME.selection, presence);
    },
  };
}
