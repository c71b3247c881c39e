/** Has the connection of a transaction die before one of its statements, as when the process is killed there. */
import type pg from 'pg';
import { watchStatements } from './watch-statements.ts';

export interface Breaker {
  /** The next transaction that is meant dies before its n-th statement, counted from `begin` as 1. */
  before(statement: number): void;
  /** Or after its `commit` went out, before the answer is back. */
  afterCommit(): void;
  /** Statements of the last transaction that was counted. */
  readonly counted: number;
  /** Whether the connection was broken. */
  readonly broke: boolean;
}

/** `isMeant`: whether it is the transaction to look at, by what it has said so far. */
export function breakConnections(pool: pg.Pool, isMeant: (texts: readonly string[]) => boolean): Breaker {
  const state = { at: 0, atCommit: false, counted: 0, broke: false };
  const watched = new WeakSet<object>();

  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
    watchStatements(client, isMeant, ({ text, number }, send) => {
      state.counted = number;
      if (state.at === number) {
        Object.assign(state, { at: 0, broke: true });
        stream.destroy();
      }
      const answer = send();
      if (state.atCommit && /^commit/i.test(text)) {
        Object.assign(state, { atCommit: false, broke: true });
        setImmediate(() => stream.destroy());
      }
      return answer;
    });
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
