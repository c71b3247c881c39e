/**
 * Which statements can only be done by reading a large table from its first row to its last. No data is needed to know:
 * the planner is told that such a scan is the dearest of all, and still plans one where no index leads to the rows.
 */
import type pg from 'pg';
import { z } from 'zod';

/** What grows with people, albums and their work; all others stay small. */
export const LARGE_TABLES: ReadonlySet<string> = new Set([
  'albums',
  'album_members',
  'album_mutations',
  'album_previews',
  'album_reviews',
  'album_versions',
  'audit_log',
  'blobs',
  'blob_segments',
  'comment_reads',
  'images',
  'invoices',
  'mail_log',
  'notifications',
  'order_lines',
  'order_updates',
  'orders',
  'render_jobs',
  'sticker_uploads',
]);

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Cond'?: unknown;
  readonly Plans?: readonly Plan[] | undefined;
}

const planSchema: z.ZodType<Plan> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Cond': z.unknown().optional(),
  Plans: z.lazy(() => z.array(planSchema)).optional(),
});
const answerSchema = z.tuple([z.object({ Plan: planSchema })]);

/** Tables and statements, `images: select …`. A limit that is reached by an index in its order reads no more than it answers. */
export async function scansOfLargeTables(pool: pg.Pool, statements: Iterable<string>): Promise<string[]> {
  const client = await pool.connect();
  const found: string[] = [];
  try {
    await client.query('begin; set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan');
    for (const text of statements) {
      if (!/^\s*(select|update|delete|with|insert)\b/i.test(text) || text.includes('pgboss')) continue;
      const plan = await planOf(client, text);
      if (plan)
        for (const table of scanned(plan)) found.push(`${table}: ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return found;
}

/** Undefined for what cannot be planned by itself. */
async function planOf(client: pg.PoolClient, text: string): Promise<Plan | undefined> {
  await client.query('savepoint one');
  try {
    await client.query(`prepare looked_at as ${text}`);
    const { rows } = await client.query<{ types: number }>(
      `select cardinality(parameter_types) as types from pg_prepared_statements where name = 'looked_at'`,
    );
    const given = Array.from({ length: rows[0]?.types ?? 0 }, () => 'null').join(', ');
    const explained = await client.query<{ 'QUERY PLAN': unknown }>(
      `explain (format json) execute looked_at${given && `(${given})`}`,
    );
    return answerSchema.parse(explained.rows[0]?.['QUERY PLAN'])[0].Plan;
  } catch {
    return undefined;
  } finally {
    await client.query('rollback to savepoint one');
    await client.query('deallocate all');
  }
}

function scanned(plan: Plan, limited = false): string[] {
  const table = plan['Relation Name'] ?? '';
  const isWhole =
    plan['Node Type'] === 'Seq Scan' ||
    (plan['Node Type'].startsWith('Index') && plan['Index Cond'] === undefined && !limited);
  const own = isWhole && LARGE_TABLES.has(table) ? [table] : [];
  const isLimited = limited || plan['Node Type'] === 'Limit';
  // Whoever sorts or counts first reads all.
  const passes = isLimited && !/Sort|Aggregate|Hash/.test(plan['Node Type']);
  return [...own, ...(plan.Plans ?? []).flatMap((each) => scanned(each, passes))];
}
