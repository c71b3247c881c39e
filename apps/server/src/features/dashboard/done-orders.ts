/** How many orders are done: the database writes down each that comes or goes, and what it wrote is summed up at night. */
import { type Kysely, sql } from 'kysely';
import type { OrderTab } from '@figurina/commerce';
import { z } from 'zod';
import type { Database } from '../../platform/db/schema.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

const sumUp = defineJob({ name: 'dashboard.sum_up_done', data: z.object({}) });

export function sumUpDoneNightly(db: Kysely<Database>, jobs: Pick<Jobs, 'handle' | 'schedule'>): void {
  jobs.handle(sumUp, { run: () => sumUpDone(db) });
  jobs.schedule(sumUp, '33 3 * * *');
}

/** One row a tab; what is written meanwhile stays beside it. */
export async function sumUpDone(db: Kysely<Database>): Promise<void> {
  await sql`with gone as (delete from done_orders returning tab, change)
    insert into done_orders select tab, sum(change) from gone group by tab`.execute(db);
}

/** In each tab of orders on which nobody waits; none of what guests ordered or lies in the trash. */
export async function countDone(db: Kysely<Database>): Promise<ReadonlyMap<OrderTab, number>> {
  const rows = await db
    .selectFrom('done_orders')
    .select(({ fn }) => ['tab', fn.sum<string>('change').as('count')])
    .groupBy('tab')
    .execute();
  return new Map(rows.map(({ tab, count }) => [tab, Number(count)]));
}
