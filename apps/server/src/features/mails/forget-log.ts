import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { forgetLog } from './mail-log.queries.ts';

export const forgetMailLog = defineJob({ name: 'mails.forget_log', data: z.object({}) });

interface ForgetLogParts {
  db: Kysely<Database>;
  clock: Clock;
  jobs: Jobs;
  readonly config: Pick<Config, 'privacy'>;
}

/** Long enough to look into a complaint; the log names addresses. */
export function forgetLogDaily({ db, clock, jobs, config }: ForgetLogParts): void {
  const { mailLogKeepMs: keptMs } = config.privacy;
  jobs.handle(forgetMailLog, {
    run: async () => {
      if (keptMs > 0) await forgetLog(db, new Date(clock.now().getTime() - keptMs));
    },
  });
  jobs.schedule(forgetMailLog, '41 3 * * *');
}
