/** The outbox: every mail the product sent, readable by administrators. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema, isoTime, paginationSchema } from './wire.ts';

export const mailSummarySchema = z
  .object({ id: idSchema, to: z.string(), subject: z.string(), created_at: isoTime })
  .meta({ id: 'MailSummary' });
export type MailSummary = z.infer<typeof mailSummarySchema>;

/** `html` is a whole document: show it in a sandboxed frame. */
export const mailSchema = mailSummarySchema.extend({ html: z.string(), text: z.string() }).meta({ id: 'Mail' });
export type Mail = z.infer<typeof mailSchema>;

export const listMails = endpoint({
  method: 'GET',
  path: '/mails',
  summary: 'The mails sent, newest first, 25 a page',
  tag: 'mails',
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  answer: z.object({ mails: z.array(mailSummarySchema), pagination: paginationSchema }),
  access: 'admin',
  refusals: ['forbidden'],
});

export const readMail = endpoint({
  method: 'GET',
  path: '/mails/:id',
  summary: 'One mail with its contents',
  tag: 'mails',
  params: z.object({ id: idSchema }),
  answer: z.object({ mail: mailSchema }),
  access: 'admin',
  refusals: ['forbidden', 'not_found'],
});
