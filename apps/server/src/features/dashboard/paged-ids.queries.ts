/** What lists of orders and of albums are counted and cut by. */
import { type DashboardSort, LIMITS } from '@figurina/contract';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { PageOf } from './page-of.ts';

type Ids<Table extends keyof Database> = SelectQueryBuilder<Database, Table, { id: string }>;

export interface SortedBy {
  readonly sort_by: DashboardSort;
  readonly sort_order: 'asc' | 'desc';
}

/** At most one more than a search shows: whoever finds thousands looks for something else. */
export async function countUpTo<Table extends keyof Database>(
  db: Kysely<Database>,
  wanted: Ids<Table>,
): Promise<number> {
  const { count } = await db
    .selectFrom(wanted.limit(LIMITS.dashboardFound + 1).as('found'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ids of a page. What has no day comes last; those of one day by their ids. */
export async function idsOfPage<Table extends keyof Database>(
  wanted: Ids<Table>,
  { sort_by, sort_order }: SortedBy,
  { limit, offset, isReversed }: PageOf,
): Promise<string[]> {
  const rows = await wanted
    .orderBy(sortedBy(sort_by, sort_order, isReversed))
    .orderBy(sql.ref('id'), (sort_order === 'asc') === isReversed ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return isReversed ? ids.reverse() : ids;
}

function sortedBy(column: DashboardSort, order: 'asc' | 'desc', isReversed: boolean) {
  const name = sql.ref(column);
  // The time it was made is never missing: the index need not say where it would stand.
  if (column === 'created_at') return (order === 'asc') === isReversed ? sql`${name} desc` : sql`${name} asc`;
  if (order === 'asc') return isReversed ? sql`${name} desc nulls first` : sql`${name} asc nulls last`;
  return isReversed ? sql`${name} asc nulls first` : sql`${name} desc nulls last`;
}
