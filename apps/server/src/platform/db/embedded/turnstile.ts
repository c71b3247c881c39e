/**
 * Lets many connections use the one session that the embedded database has. A connection owns the session from the
 * first message of a query until the query is complete and no transaction is open; everybody else waits in line.
 *
 * (`@electric-sql/pglite-socket` hands over after every single message, so that the bind of one connection meets the
 * statement another one has parsed in between: see docs/decisions/0004.)
 */
import { createServer, type Server, type Socket } from 'node:net';
import { fatal, greeting, queryMessage, readOpening, splitNotifications, wholeMessages } from './wire.ts';

/** The session: bytes of whole messages in, bytes of whole messages out, at once. */
export interface Session {
  run(messages: Uint8Array): Uint8Array;
  inTransaction(): boolean;
  /** Whether an answer that it gave says that something is done which is not on the disk yet. */
  readonly owing: boolean;
  /** Brings it there. */
  settle(): void;
}

interface Client {
  socket: Socket;
  opened: boolean;
  received: Buffer;
  /** Whole messages that wait for the session. */
  waiting: Buffer[];
  inLine: boolean;
  idleTimer?: NodeJS.Timeout;
}

/** A query, a sync, a flush, a function call: after these the client waits for an answer. */
const ASKS = (type: string) => type === 'Q' || type === 'S' || type === 'H' || type === 'F' || type === 'X';
const ROLLBACK = queryMessage('rollback');
/** So many answers wait for one flush of the disk at most: those behind them wait longer. */
const HELD_AT_MOST = 32;

export interface TurnstileOptions {
  session: Session;
  parameters: Record<string, string>;
  /** A transaction that its connection leaves alone for so long is rolled back and the connection closed. */
  idleInTransactionMs: number;
}

export function createTurnstile({ session, parameters, idleInTransactionMs }: TurnstileOptions): Server {
  const clients = new Set<Client>();
  const line: Client[] = [];
  /** Answers that may be given once the disk has what they say. */
  const held: { socket: Socket; bytes: Uint8Array }[] = [];
  /** The connection whose transaction is open. */
  let owner: Client | undefined;
  let scheduled = false;

  const server = createServer((socket) => {
    const client: Client = { socket, opened: false, received: Buffer.alloc(0), waiting: [], inLine: false };
    clients.add(client);
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      client.received = client.received.length > 0 ? Buffer.concat([client.received, chunk]) : chunk;
      receive(client);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => leave(client));
  });

  function receive(client: Client): void {
    while (!client.opened) {
      const opening = readOpening(client.received);
      if (!opening) return;
      client.received = client.received.subarray(opening.length);
      if (opening.kind === 'encryption') client.socket.write('N');
      else if (opening.kind === 'cancel') return void client.socket.end();
      else {
        client.opened = true;
        client.socket.write(greeting(parameters));
      }
    }
    const length = wholeMessages(client.received, ASKS);
    if (length === 0) return;
    client.waiting.push(client.received.subarray(0, length));
    client.received = client.received.subarray(length);
    clearTimeout(client.idleTimer);
    if (!client.inLine) {
      client.inLine = true;
      line.push(client);
    }
    schedule();
  }

  /** One query an event loop turn, so that new connections and the parent process are heard in between. */
  function schedule(): void {
    if (scheduled || line.length === 0 || (owner && !owner.inLine)) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      const client = owner ?? line[0];
      if (client?.inLine) serve(client);
      answer();
      schedule();
    });
  }

  /** One flush for all who have asked by now: as long as somebody waits whom the session can serve, they are served first. */
  function answer(): void {
    const goesOn = line.length > 0 && (!owner || owner.inLine);
    if (session.owing && goesOn && held.length < HELD_AT_MOST) return;
    if (session.owing) session.settle();
    for (const { socket, bytes } of held.splice(0)) socket.write(bytes);
  }

  function serve(client: Client): void {
    line.splice(line.indexOf(client), 1);
    client.inLine = false;
    const messages = client.waiting.length === 1 ? client.waiting[0]! : Buffer.concat(client.waiting);
    client.waiting = [];
    const { rest, notifications } = splitNotifications(session.run(messages));
    for (const bytes of rest) held.push({ socket: client.socket, bytes });
    for (const bytes of notifications)
      for (const listener of clients) if (listener.opened) held.push({ socket: listener.socket, bytes });
    // A flush without a sync leaves the query unfinished: the session stays with its connection.
    const unfinished = lastType(messages) === 'H';
    owner = unfinished || session.inTransaction() ? client : undefined;
    if (owner)
      client.idleTimer = setTimeout(() => {
        client.socket.end(
          fatal(
            '25P03',
            'terminating connection due to idle-in-transaction timeout (everybody else waits for this transaction)',
          ),
        );
        leave(client);
      }, idleInTransactionMs);
  }

  function leave(client: Client): void {
    clearTimeout(client.idleTimer);
    clients.delete(client);
    const place = line.indexOf(client);
    if (place >= 0) line.splice(place, 1);
    client.inLine = false;
    if (owner === client) {
      session.run(ROLLBACK);
      owner = undefined;
    }
    answer();
    schedule();
  }

  return server;
}

function lastType(messages: Buffer): string {
  let at = 0;
  let type = '';
  while (at < messages.length) {
    type = String.fromCharCode(messages[at]!);
    at += 1 + messages.readInt32BE(at + 1);
  }
  return type;
}
