import { sql } from 'kysely';
import type { OpenDatabase } from '../db/database.ts';

export interface JobCount {
  readonly queue: string;
  readonly state: 'waiting' | 'active' | 'failed';
  readonly count: number;
  /** Seconds that the oldest of them has been due. */
  readonly oldest: number;
}

/** What is not done, by queue; what was given up, for a day. What is to begin later does not wait yet. */
export async function countJobs({ db }: Pick<OpenDatabase, 'db'>): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select name as queue, case when state in ('created', 'retry') then 'waiting' else state::text end as state,
      count(*)::int as count, greatest(0, extract(epoch from now() - min(start_after)))::float as oldest
    from pgboss.job
    where start_after <= now()
      and (state in ('created', 'retry', 'active') or (state = 'failed' and completed_on > now() - interval '1 day'))
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
