import { REALTIME } from '@figurina/contract';
import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createSocketTransport, type SocketLike } from './socket-transport.ts';
import type { DisconnectReason } from './transport.ts';

type Listener = (...values: unknown[]) => void;

/** As Socket.IO's socket behaves; `server` says what is answered, `door` the code with which one is not let in. */
function aConnection() {
  const clock = createFakeClock();
  const listeners = new Map<string, Listener>();
  const say = (event: string, ...values: unknown[]): void => listeners.get(event)?.(...values);
  const at: number[] = [];
  const server = { answer: (_event: string): unknown => undefined, door: null as string | null };
  const socket: SocketLike & { connected: boolean } = {
    id: 'mine',
    connected: false,
    active: false,
    connect() {
      at.push(clock.now());
      if (server.door !== null) return say('connect_error', { data: { code: server.door } });
      socket.connected = true;
      say('connect');
    },
    disconnect() {
      if (!socket.connected) return;
      socket.connected = false;
      say('disconnect', 'io client disconnect');
    },
    on: (event, listener) => listeners.set(event, listener as Listener),
    emit: () => undefined,
    volatile: { emit: () => undefined },
    timeout: () => ({ emitWithAck: async (event) => server.answer(event) }),
  };
  const session = { isOver: false };
  const refreshToken = async (): Promise<boolean> => !session.isOver;
  const transport = createSocketTransport({ socket, refreshToken, clock, random: () => 1 });
  const reasons: DisconnectReason[] = [];
  /** Asks on every connection, as the sync does. */
  const open = (asked: readonly ('catchUp' | 'send')[]): void =>
    transport.open({
      connected: () =>
        void (async () => {
          for (const one of asked)
            await (one === 'catchUp'
              ? transport.catchUp({ version: 0, mutation_id: null })
              : transport.send({} as never));
        })(),
      disconnected: (reason) => reasons.push(reason),
      mutation: () => undefined,
      mergeError: () => undefined,
      albumChanged: () => undefined,
      users: () => undefined,
      peer: () => undefined,
      userLeft: () => undefined,
    });
  const pauses = (): number[] => at.slice(1).map((time, index) => time - at[index]!);
  return { clock, server, session, transport, open, reasons, pauses };
}
const current = { ok: true, mutations: [], version: 0 };
const GROWING = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000];

test('an answer that cannot be read leads to a pause that grows up to half a minute, never to a loop', async () => {
  const { clock, server, open, reasons, pauses } = aConnection();
  server.answer = () => ({ ok: true, mutations: 'of a newer server' });
  open(['catchUp']);
  await clock.advance(130_000);
  expect(pauses()).toEqual(GROWING);
  expect(reasons).toContainEqual({ kind: 'unreached', code: 'answer_unreadable' });
});

test('it grows, too, while other answers can be read; once all can, it begins anew', async () => {
  const { clock, server, open, pauses } = aConnection();
  server.answer = (event) => (event === REALTIME.catchUp ? current : { ok: 'perhaps' });
  open(['catchUp', 'send']);
  await clock.advance(20_000);
  expect(pauses()).toEqual(GROWING.slice(0, 4));
  server.answer = (event) =>
    event === REALTIME.catchUp ? current : { ok: true, mutation_id: 'm', version: 1, refused: [] };
  await clock.advance(60_000);
  expect(pauses()).toEqual(GROWING.slice(0, 5));
});

test.each(['server_outdated', 'too_many_connections', 'unavailable', 'a_code_of_tomorrow'])(
  'who is not let in for %s tries again ever more seldom, and is in when the door opens',
  async (code) => {
    const { clock, server, open, reasons, pauses } = aConnection();
    server.door = code;
    server.answer = () => current;
    open(['catchUp']);
    await clock.advance(20_000);
    expect(pauses()).toEqual(GROWING.slice(0, 4));
    const isExplained = code === 'server_outdated' || code === 'too_many_connections';
    expect(reasons[0]).toEqual({ kind: 'unreached', code: isExplained ? code : null });
    server.door = null;
    await clock.advance(300_000);
    expect(pauses()).toEqual(GROWING.slice(0, 5));
  },
);

test('a session that is over is told, and another sign-in finds the door open', async () => {
  const { clock, server, session, open, reasons, pauses } = aConnection();
  server.answer = () => current;
  server.door = 'token_expired';
  session.isOver = true;
  open(['catchUp']);
  await clock.advance(20_000);
  expect(reasons).toContainEqual({ kind: 'refused', code: 'unauthorized' });
  expect(pauses()).toEqual(GROWING.slice(0, 4));
  server.door = null;
  await clock.advance(300_000);
  expect(pauses()).toEqual(GROWING.slice(0, 5));
});

test('a program that is too old does not try again, and neither does one whose album was closed', async () => {
  const old = aConnection();
  old.server.door = 'client_outdated';
  old.open(['catchUp']);
  await old.clock.advance(300_000);
  expect(old.reasons).toEqual([{ kind: 'refused', code: 'client_outdated' }]);
  expect(old.pauses()).toEqual([]);
  const closed = aConnection();
  closed.server.door = 'server_outdated';
  closed.open(['catchUp']);
  await closed.clock.advance(3500);
  closed.transport.close();
  await closed.clock.advance(300_000);
  expect(closed.pauses()).toEqual([1000, 2000]);
});
