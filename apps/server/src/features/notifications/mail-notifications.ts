/** Sends the mails that go out by themselves, each once: it is claimed in the transaction that hands it over. */
import { z } from 'zod';
import { isRefusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { NewsKind } from '../mails/index.ts';
import { isNamed, KINDS } from './kinds.policy.ts';
import { claim, type DueMail, listDue } from './mailing.queries.ts';
import type { NotificationsParts } from './notifications-parts.ts';

export const sendMails = defineJob({ name: 'notifications.send_mails', data: z.object({}) });

/** Of one round; the rest is there for the next. */
const ROUND = 200;
/** What the house does is by nobody whom the members know. */
const HOUSE = 'Figurina';

type MailingParts = Pick<NotificationsParts, 'db' | 'config' | 'jobs' | 'mails' | 'identity'>;

export function mailByItself(parts: MailingParts): void {
  const { db, jobs } = parts;
  jobs.handle(sendMails, {
    run: async () => {
      for (const due of await listDue(db, ROUND)) await mailOne(parts, due);
    },
  });
  jobs.schedule(sendMails, '*/5 * * * *');
}

async function mailOne({ db, config, mails, identity }: MailingParts, due: DueMail): Promise<void> {
  const { id, album_id: albumId, kind, user_sub: sub } = due;
  const { mail, switched } = KINDS[kind];
  const isSeen = due.withdrawn || (due.read_at !== null && mail !== 'always');
  const isOff = switched && !due.email_notifications_enabled;
  const person = isSeen || isOff ? undefined : await identity.findPerson(sub);
  if (!person?.email) return void (await claim(db, id, 'none'));
  // Of what the house does the budget is the reader's own.
  const admitted = await mails.admit(kind as NewsKind, { albumId, sender: due.by_sub ?? sub, to: [person.email] });
  // One too many today: words go into the digest, and all of it is in the bell.
  if (isRefusal(admitted)) return void (await claim(db, id, mail === 'away_or_digest' ? 'digest' : 'none'));
  const [permit] = admitted.permits;
  if (!permit) return void (await claim(db, id, 'none'));
  const said = {
    locale: person.locale,
    album: due.title,
    author: (isNamed(kind, { isMember: due.by_member !== null }) && due.nickname) || HOUSE,
    words: due.excerpt,
    link: kind === 'removed' ? `${config.baseUrl}/start` : `${config.baseUrl}/album/${albumId}${due.path}`,
  };
  await db.transaction().execute(async (transaction) => {
    if (await claim(transaction, id, 'sent')) await mails.send(permit, said, { transaction });
  });
}
