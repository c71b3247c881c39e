/** Mails about accounts go out as jobs: the pages answer as fast for addresses without an account. */
import { LOCALES, type Locale } from '@figurina/locales';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Account } from './accounts.ts';

const toAddress = z.object({ address: z.string(), locale: z.enum(LOCALES) });
const resetPassword = defineJob({ name: 'identity.reset_password', data: toAddress, keepSeconds: 3600 });
const mailSignIn = defineJob({ name: 'identity.mail_sign_in', data: toAddress, keepSeconds: 3600 });
const greet = defineJob({
  name: 'identity.greet',
  data: z.object({ sub: z.string(), email: z.string(), locale: z.enum(LOCALES) }),
  keepSeconds: 3600,
});

/** What the jobs do. */
export interface AccountMailsWork {
  sendReset(address: string, locale: Locale): Promise<void>;
  mailSignIn(address: string, locale: Locale): Promise<void>;
  mailActivation(person: { sub: string; email: string; locale: Locale }): Promise<unknown>;
}

export interface AccountMails {
  readonly sendReset: (address: string, locale: Locale) => Promise<void>;
  readonly sendSignInLink: (address: string, locale: Locale) => Promise<void>;
  readonly greet: (account: Account) => Promise<void>;
  /** Before the first job. */
  handle(work: AccountMailsWork): void;
}

export function createAccountMails(jobs: Jobs): AccountMails {
  return {
    sendReset: async (address, locale) => {
      await jobs.send(resetPassword, { address, locale });
    },
    sendSignInLink: async (address, locale) => {
      await jobs.send(mailSignIn, { address, locale });
    },
    greet: async ({ id: sub, email, locale }) => {
      await jobs.send(greet, { sub, email, locale: locale as Locale });
    },
    handle: (work) => {
      jobs.handle(resetPassword, { run: ({ address, locale }) => work.sendReset(address, locale) });
      jobs.handle(mailSignIn, { run: ({ address, locale }) => work.mailSignIn(address, locale) });
      jobs.handle(greet, {
        run: async (person) => {
          await work.mailActivation(person);
        },
      });
    },
  };
}
