/**
 * How many orders are done, and how many albums there are: the database writes down each that comes or goes, and what it
 * wrote is summed up at night.
 */
import { type Kysely, sql } from 'kysely';
import type { OrderTab } from '@figurina/commerce';
import { z } from 'zod';
import type { Database } from '../../platform/db/schema.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

type Db = Kysely<Database>;

const sumUp = defineJob({ name: 'dashboard.sum_up_done', data: z.object({}) });

export function sumUpNightly(db: Db, jobs: Pick<Jobs, 'handle' | 'schedule'>): void {
  jobs.handle(sumUp, { run: () => sumUpCounts(db) });
  jobs.schedule(sumUp, '33 3 * * *');
}

/** One row a kind; what is written meanwhile stays beside it. */
export async function sumUpCounts(db: Db): Promise<void> {
  await sql`with gone as (delete from done_orders returning tab, change)
    insert into done_orders select tab, sum(change) from gone group by tab`.execute(db);
  await sql`with gone as (delete from kept_albums returning has_order, change)
    insert into kept_albums select has_order, sum(change) from gone group by has_order`.execute(db);
}

/** In each tab of orders on which nobody waits; none of what guests ordered or lies in the trash. */
export async function countDone(db: Db): Promise<ReadonlyMap<OrderTab, number>> {
  const rows = await db
    .selectFrom('done_orders')
    .select(({ fn }) => ['tab', fn.sum<string>('change').as('count')])
    .groupBy('tab')
    .execute();
  return new Map(rows.map(({ tab, count }) => [tab, Number(count)]));
}

/** Outside the trash: all, and those that were ordered. */
export async function countKept(db: Db): Promise<{ show_all: number; with_order: number }> {
  const counts = await db
    .selectFrom('kept_albums')
    .select(({ fn }) => ['has_order', fn.sum<string>('change').as('count')])
    .groupBy('has_order')
    .execute();
  const of = (ordered: boolean) => Number(counts.find(({ has_order }) => has_order === ordered)?.count ?? 0);
  return { show_all: of(false) + of(true), with_order: of(true) };
}
