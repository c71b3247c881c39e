/** Has the server do one job of a kind, and waits until it is done. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { JobDefinition } from '../platform/jobs/define-job.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/log/log.ts';
import type { TestServer } from './test-server.ts';

export async function runJob<Data extends object>(
  { database }: TestServer,
  job: JobDefinition<Data>,
  data: Data,
): Promise<void> {
  const jobs = createJobs({ database, log: createLog('silent') });
  jobs.handle(job, { run: () => Promise.reject(new Error('The server does it')) });
  await jobs.start();
  const id = await jobs.send(job, data);
  const state = async () => {
    const { rows } = await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(database.db);
    return rows[0]?.state;
  };
  await expect.poll(state, { timeout: 60_000 }).toBe('completed');
  await jobs.stop();
}
