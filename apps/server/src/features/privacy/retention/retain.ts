/** Every night what is old enough goes for good, and it is written down how much it was. */
import type { RetentionRuleName } from '@figurina/contract';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { PrivacyParts } from '../privacy-parts.ts';
import { retentionRules, type RetentionRule } from './rules.ts';

export const retain = defineJob({ name: 'privacy.retain', data: z.object({}), timeoutSeconds: 3600 });

const DAY_MS = 86_400_000;
/** What the report looks back on; runs themselves are kept as long. */
const REPORT_MS = 400 * DAY_MS;

export function retainNightly(parts: Pick<PrivacyParts, 'db' | 'clock' | 'config' | 'files' | 'jobs' | 'log'>): void {
  const { db, clock, config, files, jobs, log } = parts;
  jobs.handle(retain, {
    run: async (_data, { signal }) => {
      const now = clock.now();
      for (const rule of retentionRules(config)) {
        signal.throwIfAborted();
        if (rule.keptMs === 0) continue;
        const swept = await db.transaction().execute(async (tx) => {
          await sql`set local figurina.erasing = 'on'`.execute(tx);
          const done = await rule.sweep(tx, new Date(now.getTime() - rule.keptMs));
          await tx
            .insertInto('retention_runs')
            .values({ id: newId(now.getTime()), rule: rule.name, at: now, erased: done.erased, kept_ms: rule.keptMs })
            .execute();
          return done;
        });
        for (const key of swept.files) await files.delete(key);
        if (swept.erased > 0) log.info({ rule: rule.name, erased: swept.erased }, 'its time was over');
      }
      await db
        .deleteFrom('retention_runs')
        .where('at', '<', new Date(now.getTime() - REPORT_MS))
        .execute();
    },
  });
  jobs.schedule(retain, '35 3 * * *');
}

export interface RuleReport {
  readonly rule: RetentionRuleName;
  readonly keptMs: number;
  readonly waiting: number;
  readonly last: { readonly at: Date; readonly erased: number } | undefined;
  readonly erased: number;
}

/** What each rule did and has to do, and how the erasures stand. */
export async function retentionReport(
  db: Kysely<Database>,
  rules: readonly RetentionRule[],
  now: Date,
): Promise<{ rules: RuleReport[]; erasures: ErasureReport }> {
  const reports: RuleReport[] = [];
  for (const { name, keptMs, waiting } of rules) {
    const runs = () => db.selectFrom('retention_runs').where('rule', '=', name);
    const last = await runs().select(['at', 'erased']).orderBy('at', 'desc').limit(1).executeTakeFirst();
    const month = await runs()
      .select(sql<number>`coalesce(sum(erased), 0)::integer`.as('erased'))
      .where('at', '>', new Date(now.getTime() - 30 * DAY_MS))
      .executeTakeFirstOrThrow();
    reports.push({
      rule: name,
      keptMs,
      last,
      waiting: keptMs === 0 ? 0 : await waiting(db, new Date(now.getTime() - keptMs)),
      erased: month.erased,
    });
  }
  return { rules: reports, erasures: await erasureReport(db) };
}

export interface ErasureReport {
  readonly waiting: number;
  readonly next_due_at: Date | null;
  readonly done: number;
  readonly last_done_at: Date | null;
}

async function erasureReport(db: Kysely<Database>): Promise<ErasureReport> {
  const { rows } = await sql<ErasureReport>`select
    (count(*) filter (where done_at is null and cancelled_at is null))::integer as waiting,
    min(due_at) filter (where done_at is null and cancelled_at is null) as next_due_at,
    (count(*) filter (where done_at is not null))::integer as done,
    max(done_at) as last_done_at from erasures`.execute(db);
  return rows[0]!;
}
