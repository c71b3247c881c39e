/**
 * Loaded by a server before everything else (`node --import`): while it places an order it kills itself and its children
 * where `DIE_AT_STATEMENT` says (places parted by commas, the first that is reached counts): before the n-th statement of
 * the transaction, before its `commit`, or right `after` that.
 */
import pg from 'pg';
import { placesOrder, watchStatements } from './watch-statements.ts';

const where = (process.env['DIE_AT_STATEMENT'] ?? '').split(',');

/** By the signal that nothing can answer, to the whole group: as a power cut would. */
const die = () => process.kill(-process.pid, 'SIGKILL');

async function dieAfter(sent: unknown): Promise<void> {
  await sent;
  die();
}

const connect = pg.Client.prototype.connect as (...given: unknown[]) => unknown;
pg.Client.prototype.connect = function watched(this: pg.Client, ...given: unknown[]): unknown {
  watchStatements(this, placesOrder, ({ text, number }, send) => {
    const isCommit = /^commit/i.test(text);
    if (where.includes(String(number)) || (isCommit && where.includes('commit'))) die();
    return isCommit && where.includes('after') ? dieAfter(send()) : send();
  });
  return connect.apply(this, given);
} as never;
