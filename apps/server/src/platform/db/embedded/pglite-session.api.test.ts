import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { collectGarbage } from '../../../testing/collect-garbage.ts';
import { openPglite, sessionOf } from './pglite-session.ts';
import { queryMessage } from './wire.ts';

const MEGABYTE = 1_000_000;

/** What messages are kept as: objects and strings. Buffers are not counted, which the system frees when it likes. */
function kept(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

test('the database keeps none of its answers, however many it gave', { timeout: 60_000 }, async (context) => {
  const template = inject('databaseTemplate');
  if (template.kind === 'postgres') return context.skip('a PostgreSQL server is no process of ours');
  const folder = await mkdtemp(join(tmpdir(), 'figurina-session-'));
  await cp(template.folder, join(folder, 'database'), { recursive: true });
  const opened = await openPglite(join(folder, 'database'));
  try {
    const session = sessionOf(opened);
    const ask = (text: string): string => Buffer.from(session.run(queryMessage(text))).toString('latin1');
    expect(ask('show shared_buffers')).toContain('16MB');
    ask('select 1');
    const before = kept();
    // 100 rows of a kilobyte: 40 MB of answers.
    let answered = 0;
    for (let query = 0; query < 400; query++)
      if (ask(`select repeat('${query % 10}', 1000) from generate_series(1, 100)`).includes('SELECT 100')) answered++;
    expect(answered).toBe(400);
    expect(kept() - before).toBeLessThan(10);
  } finally {
    await opened.database.close();
    await rm(folder, { recursive: true });
  }
});
