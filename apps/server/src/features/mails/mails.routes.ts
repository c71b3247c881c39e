import { listMails, readMail, type MailSummary } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import * as queries from './mails.queries.ts';

const PER_PAGE = 25;

export function serveMails(http: FastifyInstance, db: Kysely<Database>): void {
  route(http, listMails, async ({ query: { page } }) => {
    const { mails, total } = await queries.listMails(db, { page, perPage: PER_PAGE });
    return {
      mails: mails.map(summary),
      pagination: { current_page: page, total_pages: Math.max(1, Math.ceil(total / PER_PAGE)) },
    };
  });

  route(http, readMail, async ({ params: { id } }) => {
    const mail = await queries.findMail(db, id);
    if (!mail) return refuse('not_found');
    return { mail: { ...summary(mail), html: mail.html, text: mail.text } };
  });
}

function summary({ id, recipient, subject, created_at }: Omit<queries.StoredMail, 'html' | 'text'>): MailSummary {
  return { id, to: recipient, subject, created_at: created_at.toISOString() };
}
