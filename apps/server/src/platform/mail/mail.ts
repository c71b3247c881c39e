/**
 * Mail goes out by SMTP when that is configured, as a job that is tried again; else it is kept in the outbox, which
 * administrators read in the browser.
 */
import { existsSync } from 'node:fs';
import type { Transaction } from 'kysely';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mails } from '../observation/metrics.ts';
import { originNow } from '../observation/origin.ts';

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Where a POST without a page ends such mails (RFC 8058). */
  unsubscribe: z.string().optional(),
  /** Files of this machine that go with it. */
  attachments: z.array(z.object({ filename: z.string(), path: z.string() })).optional(),
});
export type Mail = z.infer<typeof mailSchema>;

/** Mails hold one-time links: a delivered one is forgotten after an hour. */
const deliverMail = defineJob({
  name: 'mail.deliver',
  data: mailSchema,
  retries: 8,
  timeoutSeconds: 120,
  keepSeconds: 3600,
});

export interface Mailer {
  /** With a transaction, the mail goes out exactly when that commits. */
  send(mail: Mail, options?: { transaction?: Transaction<Database> }): Promise<void>;
}

export interface MailerParts {
  config: Pick<Config, 'baseUrl' | 'mail'>;
  database: OpenDatabase;
  jobs: Jobs;
  clock: Clock;
}

export function createMailer({ config, database, jobs, clock }: MailerParts): Mailer {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) {
    const transport = createTransport(smtpUrl);
    jobs.handle(deliverMail, {
      run: async ({ unsubscribe, attachments = [], ...mail }, { id }) => {
        const { request } = originNow();
        const headers = {
          // What the log knows it by, where somebody asks about it.
          ...(request !== undefined && { 'X-Request-Id': request }),
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        };
        // Rather without a file that has gone meanwhile than not at all.
        const there = attachments.filter(({ path }) => existsSync(path));
        // The same in every attempt: where one was taken and its worker died, mail servers know the next for the same mail.
        const messageId = `<${id}@${new URL(config.baseUrl).hostname}>`;
        await transport.sendMail({ from, ...mail, messageId, attachments: there, headers }).catch((error: unknown) => {
          mails.inc({ outcome: 'refused' });
          throw error;
        });
        mails.inc({ outcome: 'sent' });
      },
    });
    return {
      send: async (mail, options) => {
        await jobs.send(deliverMail, mail, options);
      },
    };
  }
  return {
    send: async ({ to, subject, text, html }, { transaction } = {}) => {
      const row = { id: newId(), recipient: to, subject, text, html, created_at: clock.now() };
      await (transaction ?? database.db).insertInto('mails').values(row).execute();
      mails.inc({ outcome: 'outbox' });
    },
  };
}
