/** Looks at what a connection says within transactions, one statement before the other. */
import type pg from 'pg';

export interface Statement {
  readonly text: string;
  /** Counted from `begin` as 1. */
  readonly number: number;
}

export type Query = (...given: unknown[]) => unknown;

/** `say` sends a statement of a transaction that is meant, or does not; `isMeant` judges it by all that it has said so far. */
export function watchStatements(
  client: pg.ClientBase,
  isMeant: (texts: readonly string[]) => boolean,
  say: (statement: Statement, send: () => unknown) => unknown,
): void {
  const query = client.query.bind(client) as Query;
  let texts: string[] | null = null;
  client.query = ((...given: unknown[]) => {
    const text = textOf(given[0]);
    if (/^begin/i.test(text)) texts = [];
    texts?.push(text);
    const own = texts;
    if (/^(commit|rollback)/i.test(text)) texts = null;
    const send = () => query(...given);
    return own && isMeant(own) ? say({ text, number: own.length }, send) : send();
  }) as never;
}

/** Whether it is the transaction that places an order, from its first statement after `begin` on. */
export function placesOrder(texts: readonly string[]): boolean {
  return texts.some((text) => text.includes('pg_try_advisory_xact_lock'));
}

/** Of what `query` of a client is given. */
export function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  return typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : '';
}
