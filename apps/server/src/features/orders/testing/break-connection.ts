/** Has the connection of a transaction die before one of its statements, as when the process is killed there. */
import type pg from 'pg';

export interface Breaker {
  /** The next transaction that inserts an order dies before its n-th statement, counted from `begin` as 1. */
  before(statement: number): void;
  /** Or after its `commit` went out, before the answer is back. */
  afterCommit(): void;
  /** Statements of the last transaction that was counted. */
  readonly counted: number;
  /** Whether the connection was broken. */
  readonly broke: boolean;
}

type Query = (...given: unknown[]) => unknown;

/** On a pool whose connections were not used before, or are used again: each is looked at when it is taken. */
export function breakConnections(pool: pg.Pool, isMeant: (texts: readonly string[]) => boolean): Breaker {
  const state = { at: 0, atCommit: false, counted: 0, broke: false };
  const wrapped = new WeakSet<object>();

  pool.on('acquire', (client) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    const query = client.query.bind(client) as Query;
    const stream = (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
    let texts: string[] | null = null;
    client.query = ((...given: unknown[]) => {
      const text = textOf(given[0]);
      if (/^begin/i.test(text)) texts = [];
      texts?.push(text);
      const ended = /^(commit|rollback)/i.test(text);
      const own = texts;
      if (ended) texts = null;
      if (own && isMeant(own)) state.counted = own.length;
      if (own && state.at === own.length && own.length > 0) {
        // Which transaction it is shows by what it has said so far.
        state.broke = true;
        state.at = 0;
        stream.destroy();
      }
      const answer = query(...given);
      if (own && state.atCommit && /^commit/i.test(text) && isMeant(own)) {
        state.atCommit = false;
        state.broke = true;
        setImmediate(() => stream.destroy());
      }
      return answer;
    }) as never;
  });

  return {
    before: (statement) => Object.assign(state, { at: statement, broke: false }),
    afterCommit: () => Object.assign(state, { atCommit: true, broke: false }),
    get counted() {
      return state.counted;
    },
    get broke() {
      return state.broke;
    },
  };
}

function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  return typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : '';
}
