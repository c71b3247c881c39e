/**
 * The program of a process whose power is cut again and again: `cut-process.ts DATABASE TARGET SEED CUTS`. It writes as people
 * do, in transactions, and prints a JSON line for each cut: what had been acknowledged by then, and how much was lost.
 * `FLUSH=late` leaves out the flush before an answer, `FLUSH=never` has none of them reach the disk, as with PGlite's own file
 * system: to see what that loses.
 */
import { join } from 'node:path';
import { recordDisk } from './forgetful-disk.ts';

const [database = '', target = '', seed = '1', cuts = '1'] = process.argv.slice(2);
const mode = process.env['FLUSH'] ?? 'real';
const random = randomFrom(Number(seed));
const disk = recordDisk({ flushes: mode !== 'never' });
// After the calls were taken over.
const { openPglite, sessionOf } = await import('../../platform/db/embedded/pglite-session.ts');
const { queryMessage } = await import('../../platform/db/embedded/wire.ts');

const opened = await openPglite(database);
const session = sessionOf(opened);
const ask = (text: string): void => {
  const answer = Buffer.from(session.run(queryMessage(text))).toString('latin1');
  if (answer.startsWith('E')) throw new Error(answer);
};
ask(`create table if not exists deeds (n int primary key, words text not null)`);
ask(`create table if not exists tally (one int primary key, total int not null)`);
ask(`insert into tally values (1, 0) on conflict do nothing`);
session.settle();

let acknowledged = 0;
for (let cut = 1; cut <= Number(cuts); cut++) {
  const state = { done: false };
  disk.cutAt(disk.counts.writes + 1 + Math.floor(random() * 400), () => {
    const lost = disk.afterCut(database, join(target, `cut-${cut}`, 'database'), random);
    process.stdout.write(`${JSON.stringify({ cut, acknowledged, lost, ...disk.counts })}\n`);
    state.done = true;
  });
  while (!state.done) {
    // Several transactions for one flush, as when many ask at once.
    const together = 1 + Math.floor(random() * 4);
    for (let one = 1; one <= together; one++) write(acknowledged + one);
    if (random() < 0.03) ask('checkpoint');
    if (mode === 'real') session.settle();
    acknowledged += together;
  }
}
process.exit(0);

function write(n: number): void {
  const words = 'w'.repeat(Math.floor(random() * 6000));
  ask(`begin; insert into deeds values (${n}, '${words}'); update tally set total = total + 1; commit`);
  if (random() < 0.2) ask(`update deeds set words = '${words}' where n = ${1 + Math.floor(random() * n)}`);
}

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
