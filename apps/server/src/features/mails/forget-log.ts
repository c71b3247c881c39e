import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { forgetLog } from './mail-log.queries.ts';

/** Long enough to look into a complaint; the log names addresses. */
const KEPT_MS = 30 * 86_400_000;

export const forgetMailLog = defineJob({ name: 'mails.forget_log', data: z.object({}) });

export function forgetLogDaily({ db, clock, jobs }: { db: Kysely<Database>; clock: Clock; jobs: Jobs }): void {
  jobs.handle(forgetMailLog, { run: () => forgetLog(db, new Date(clock.now().getTime() - KEPT_MS)) });
  jobs.schedule(forgetMailLog, '41 3 * * *');
}
