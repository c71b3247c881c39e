import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { trimAnswers, trimLog } from '../realtime.queries.ts';

const DAY_MS = 86_400_000;
/** A tab that slept longer takes a fresh copy. */
const LOG_DAYS = 7;
/** These versions stay whatever their age. */
const LOG_VERSIONS = 200;
/** A device that was offline longer may have its last mutation applied twice. */
const ANSWER_DAYS = 30;

const trim = defineJob({ name: 'realtime.trim', data: z.object({}), retries: 1 });

/** Every night the log forgets what every snapshot has. */
export function trimByNight(db: Kysely<Database>, jobs: Jobs, clock: Clock): void {
  jobs.handle(trim, { run: () => trimAll(db, clock.now()) });
  jobs.schedule(trim, '20 3 * * *');
}

export async function trimAll(db: Kysely<Database>, now: Date): Promise<void> {
  await trimLog(db, new Date(now.getTime() - LOG_DAYS * DAY_MS), LOG_VERSIONS);
  await trimAnswers(db, new Date(now.getTime() - ANSWER_DAYS * DAY_MS));
}
