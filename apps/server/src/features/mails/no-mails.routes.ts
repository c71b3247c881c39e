/** "No more mails from this album": asked by the page that a mail leads to, or by the mail program itself. */
import { changeNoMails, readNoMails } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { findByToken, setStopped } from './recipients.queries.ts';

export function serveNoMails(http: FastifyInstance, { db, clock }: { db: Kysely<Database>; clock: Clock }): void {
  route(http, readNoMails, async ({ params: { token } }) => {
    const recipient = await findByToken(db, token);
    return recipient ? { no_mails: { stopped: recipient.stopped_at !== null } } : refuse('no_mails_gone');
  });

  route(http, changeNoMails, async ({ params: { token }, body: { no_mails: wish } }) =>
    (await setStopped(db, token, wish.stopped ? clock.now() : null)) ? { no_mails: wish } : refuse('no_mails_gone'),
  );

  // One click in the mail program (RFC 8058). A GET of the same address is the page, so that no scanner of links stops mails.
  http.post('/no-mails/:token', { schema: { hide: true } }, async (request, reply) => {
    await setStopped(db, (request.params as { token: string }).token, clock.now());
    return reply.code(204).send();
  });
}
