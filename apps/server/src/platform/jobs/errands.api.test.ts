import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log/log.ts';
import type { Work } from './define-job.ts';
import { type Ask, createErrands } from './errands.ts';
import { createJobs, type Jobs } from './jobs.ts';

let own: OpenTestDatabase;
const processes: Jobs[] = [];
let ask: Ask;
let askInVain: Ask;
beforeAll(async () => {
  own = await openTestDatabase();
  const start = async (...does: Work[]): Promise<[Ask, Ask]> => {
    const jobs = createJobs({ database: own.database, log: createLog('silent') });
    processes.push(jobs);
    const errands = createErrands({ db: own.database.db, jobs, does: new Set(does) });
    const kind = { work: 'prints', run: async (input: Buffer) => answerTo(input.toString()) } as const;
    const asks = [
      errands.offer({ ...kind, name: 'test.answer', patienceMs: 60_000 }),
      errands.offer({ ...kind, name: 'test.nobody', work: 'pictures', patienceMs: 300 }),
    ] as [Ask, Ask];
    await jobs.start();
    await jobs.work(new Set(does));
    return asks;
  };
  [ask, askInVain] = await start();
  await start('prints', 'rest');
});
afterAll(async () => {
  await Promise.all(processes.map((jobs) => jobs.stop(1000)));
  await own.remove();
});

function answerTo(question: string): Buffer {
  if (question === 'paper') throw Object.assign(new Error('no paper'), { code: 'worker_died' });
  return Buffer.from(`${question}!`);
}

test('what a process cannot do, another does for it, and failures are told as they are', async () => {
  const questions = ['one', 'two', 'three'];
  expect((await Promise.all(questions.map((each) => ask(Buffer.from(each))))).map(String)).toEqual(
    questions.map((each) => `${each}!`),
  );
  await expect(ask(Buffer.from('paper'))).rejects.toMatchObject({ code: 'worker_died', message: 'no paper' });
});

test('whoever nobody answers hears so, and nothing stays behind', async () => {
  await expect(askInVain(Buffer.from('hello'))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(await own.database.db.selectFrom('errands').select('id').execute()).toEqual([]);
});
