/** Mails that somebody was sent, and the very mail once more. */
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import type { Budget } from './budget.ts';
import { ORDER_MAILS, SECRET_MAILS } from './kinds.ts';
import { keepCopy, logMails } from './mail-log.queries.ts';
import * as queries from './sent-mails.queries.ts';

/** Whether it can be sent again, or why not: it holds a secret, it is of an album, what it said is gone, or it never went out. */
export type Resending = 'yes' | 'secret' | 'other' | 'not_kept' | 'not_sent';

export interface SentMail extends queries.LoggedMail {
  readonly resending: Resending;
}

export interface SentMails {
  /** Of a person, the newest first. */
  listSent(
    to: queries.Addressee,
    page: { readonly page: number; readonly per: number },
  ): Promise<{ mails: SentMail[]; total: number }>;
  findSent(to: queries.Addressee, id: string): Promise<SentMail | undefined>;
  /** `note` is written in the transaction that sends it. */
  sendAgain(
    mail: SentMail,
    wish: { readonly to: string; readonly by: string },
    note: (tx: Transaction<Database>) => Promise<void>,
  ): Promise<Refusal | undefined>;
}

interface SentMailsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly counters: Pick<Counters, 'add'>;
  readonly mailer: Mailer;
  readonly budget: Pick<Budget, 'takeAgain'>;
}

const MINUTE_MS = 60_000;
function resendingOf({ kind, outcome, has_copy }: queries.LoggedMail): Resending {
  if (SECRET_MAILS.has(kind)) return 'secret';
  if (!(kind in ORDER_MAILS)) return 'other';
  if (outcome !== 'sent') return 'not_sent';
  return has_copy ? 'yes' : 'not_kept';
}

export function createSentMails({ db, clock, counters, mailer, budget }: SentMailsParts): SentMails {
  const judged = (mail: queries.LoggedMail): SentMail => ({ ...mail, resending: resendingOf(mail) });
  return {
    listSent: async (to, page) => {
      const { mails, total } = await queries.listSent(db, to, page);
      return { mails: mails.map(judged), total };
    },
    findSent: async (to, id) => {
      const mail = await queries.findSent(db, to, id);
      return mail && judged(mail);
    },
    sendAgain: async ({ id, kind, subject, album_id, order_id, resending }, { to, by }, note) => {
      const copy = resending === 'yes' ? await queries.findCopy(db, id) : undefined;
      if (!copy || subject === null) return refuse('mail_not_resendable');
      // A second press of the button, or a colleague's.
      const [pressed = 0] = await counters.add([`mail again ${id}`], MINUTE_MS);
      if (pressed > 1) return refuse('too_many_requests');
      const entry = { kind, sender: by, album_id, order_id, subject, at: clock.now() };
      const refused = await budget.takeAgain(by, to.toLowerCase());
      if (refused) {
        await logMails(db, { ...entry, outcome: 'too_many' }, [to]);
        return refused;
      }
      const { text, html, attachments } = copy;
      await db.transaction().execute(async (tx) => {
        const [again] = await logMails(tx, { ...entry, outcome: 'sent' }, [to]);
        await keepCopy(tx, again!, { text, html, attachments });
        await note(tx);
        await mailer.send({ to, subject, text, html, attachments }, { transaction: tx });
      });
      return undefined;
    },
  };
}
