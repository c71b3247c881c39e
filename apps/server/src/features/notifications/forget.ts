import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { NotificationsParts } from './notifications-parts.ts';
import { forgetNotifications } from './notifications.queries.ts';

export const forgetOld = defineJob({ name: 'notifications.forget', data: z.object({}) });

type ForgetParts = Pick<NotificationsParts, 'db' | 'clock' | 'config' | 'jobs'>;

export function forgetDaily({ db, clock, config, jobs }: ForgetParts): void {
  const { notificationsKeepMs: keptMs } = config.privacy;
  jobs.handle(forgetOld, {
    run: async () => {
      if (keptMs > 0) await forgetNotifications(db, new Date(clock.now().getTime() - keptMs));
    },
  });
  jobs.schedule(forgetOld, '23 3 * * *');
}
