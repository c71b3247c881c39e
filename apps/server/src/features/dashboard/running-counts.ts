/**
 * How many orders are done, and how many albums there are: the database writes down each that comes or goes, and at night
 * they are counted anew, as they were at one moment.
 */
import { type Kysely, sql } from 'kysely';
import type { OrderTab } from '@figurina/commerce';
import { z } from 'zod';
import type { Database } from '../../platform/db/schema.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

type Db = Kysely<Database>;

/** By the name that its plan has in the database. */
const countAnew = defineJob({ name: 'dashboard.sum_up_done', data: z.object({}), timeoutSeconds: 3600 });

export function countAnewNightly(db: Db, jobs: Pick<Jobs, 'handle' | 'schedule'>): void {
  jobs.handle(countAnew, { run: () => countAllAnew(db) });
  jobs.schedule(countAnew, '33 3 * * *');
}

/** In one statement each: what is written meanwhile is neither counted nor taken away, and stays beside it. */
export async function countAllAnew(db: Db): Promise<void> {
  await sql`with gone as (delete from done_orders)
    insert into done_orders select done_tab(orders), count(*) from orders where done_tab(orders) is not null
    group by 1`.execute(db);
  await sql`with gone as (delete from kept_albums)
    insert into kept_albums select has_order, count(*) from albums where trashed_at is null group by 1`.execute(db);
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
