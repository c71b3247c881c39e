/** What can be seen of a large database from beside the server: how much it reads, and how long its work by the clock takes. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { OpenDatabase } from '../../platform/db/database.ts';
import type { Database } from '../../platform/db/schema.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { createLog } from '../../platform/log/log.ts';

const LONGEST_MS = 3_600_000;

export async function databaseBytes(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(db);
  return Number(rows[0]!.size);
}

/** Of each table, the rows that were read so far by reading the table from end to end. */
export async function rowsReadByScans(db: Kysely<Database>): Promise<Map<string, number>> {
  const { rows } = await sql<{ relname: string; read: number }>`
    select relname, seq_tup_read::float8 as read from pg_stat_user_tables where schemaname = 'public'`.execute(db);
  return new Map(rows.map(({ relname, read }) => [relname, read]));
}

export interface ClockWork {
  readonly name: string;
  /** In UTC. */
  readonly cron: string;
  /** Has a worker do it now, and answers how many seconds it took. */
  readonly run: () => Promise<number>;
}

/** Each kind of work that comes by the clock, one after the other. */
export async function withClockWork<Seen>(
  database: OpenDatabase,
  see: (work: readonly ClockWork[]) => Promise<Seen>,
): Promise<Seen> {
  const { db } = database;
  const jobs = createJobs({ database, log: createLog('silent') });
  await jobs.start();
  try {
    const { rows } = await sql<Pick<ClockWork, 'name' | 'cron'>>`
      select name, cron from pgboss.schedule order by name`.execute(db);
    const run = async (name: string): Promise<number> =>
      secondsOf(db, await jobs.send({ name, data: z.object({}) }, {}));
    return await see(rows.map(({ name, cron }) => ({ name, cron, run: () => run(name) })));
  } finally {
    await jobs.stop();
  }
}

async function secondsOf(db: Kysely<Database>, id: string): Promise<number> {
  const until = performance.now() + LONGEST_MS;
  while (performance.now() < until) {
    const { rows } = await sql<{ state: string; seconds: number; output: unknown }>`
      select state, extract(epoch from completed_on - started_on)::float8 as seconds, output
      from pgboss.job where id::text = ${id}`.execute(db);
    const [job] = rows;
    if (job?.state === 'completed') return job.seconds;
    if (job?.state === 'failed') throw new Error(JSON.stringify(job.output));
    await pause(100);
  }
  throw new Error('A job takes too long');
}
