import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { NotificationsParts } from './notifications-parts.ts';
import { forgetNotifications } from './notifications.queries.ts';

/** Words of docs/together/notifications.md. */
const KEPT_MS = 90 * 86_400_000;

export const forgetOld = defineJob({ name: 'notifications.forget', data: z.object({}) });

export function forgetDaily({ db, clock, jobs }: Pick<NotificationsParts, 'db' | 'clock' | 'jobs'>): void {
  jobs.handle(forgetOld, { run: () => forgetNotifications(db, new Date(clock.now().getTime() - KEPT_MS)) });
  jobs.schedule(forgetOld, '23 3 * * *');
}
