/** The mail with the link to a new password goes out as a job: the page answers as fast for addresses without an account. */
import { LOCALES, type Locale } from '@figurina/locales';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Accounts } from './accounts.ts';

const resetPassword = defineJob({
  name: 'identity.reset_password',
  data: z.object({ address: z.string(), locale: z.enum(LOCALES) }),
  keepSeconds: 3600,
});

export type SendReset = (address: string, locale: Locale) => Promise<void>;

export function createSendReset(jobs: Jobs, accounts: Accounts): SendReset {
  jobs.handle(resetPassword, { run: ({ address, locale }) => accounts.sendReset(address, locale) });
  return async (address, locale) => {
    await jobs.send(resetPassword, { address, locale });
  };
}
