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
import type { SyncTransport, TransportListener } from './transport.ts';

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
}

interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

/** Without an answer for so long, the connection is taken for dead and made anew. */
const ANSWER_MS = 15_000;
const RETRY_MS = 2000;
const EXPIRED: ReadonlySet<string> = new Set(['unauthorized', 'token_expired']);
const REFUSED: ReadonlySet<string> = new Set(['forbidden', 'not_found']);

export function createSocketTransport({ socket, refreshToken, clock }: SocketTransportOptions): SyncTransport {
  let listener: TransportListener | null = null;
  let refreshes = 0;

  async function ask<Value>(event: string, value: unknown, schema: Schema<Value>): Promise<Value | null> {
    if (!socket.connected) return null;
    const answer = await socket
      .timeout(ANSWER_MS)
      .emitWithAck(event, value)
      .catch(() => undefined);
    const read = schema.safeParse(answer);
    if (read.success) return read.data;
    // No answer, or none that could be read: a half-dead connection looks like this.
    if (socket.connected && listener) {
      socket.disconnect();
      socket.connect();
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
  async function sentAway(code: string): Promise<void> {
    if (!listener) return;
    if (REFUSED.has(code)) return listener.disconnected({ kind: 'refused', code });
    listener.disconnected({ kind: EXPIRED.has(code) ? 'lost' : 'unreached' });
    if (EXPIRED.has(code) && !(await hasFreshToken()))
      return listener?.disconnected({ kind: 'refused', code: 'unauthorized' });
    // Socket.IO does not try again by itself after the server has said no.
    if (!socket.active)
      clock.after(EXPIRED.has(code) && refreshes < 2 ? 0 : RETRY_MS, () => listener && socket.connect());
  }

  socket.on('connect', () => {
    refreshes = 0;
    listener?.connected();
  });
  socket.on('disconnect', (reason: string) => {
    if (reason === 'io server disconnect') void sentAway('token_expired');
    else listener?.disconnected({ kind: 'lost' });
  });
  socket.on(
    'connect_error',
    (error: Error & { data?: { code?: string } }) => void sentAway(error.data?.code ?? 'unavailable'),
  );
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
