/**
 * The one door for mails: whatever the product sends goes through here, because nothing else reaches the platform's
 * mailer. A mail about an album is admitted first, which draws on the budget and asks whether its recipient wants it.
 */
import type { Locale } from '@figurina/locales';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mail, Mailer } from '../../platform/mail/mail.ts';
import { createBudget } from './budget.ts';
import { forgetLogDaily } from './forget-log.ts';
import {
  ACCOUNT_MAILS,
  ALBUM_MAILS,
  ORDER_MAILS,
  SECRET_MAILS,
  STAFF_MAILS,
  type AccountMailKind,
  type AccountMailValues,
  type AlbumMailKind,
  type AlbumMailValues,
  type OrderMailKind,
  type OrderMailValues,
  type StaffMailKind,
  type StaffMailValues,
} from './kinds.ts';
import { keepCopy, logMails } from './mail-log.queries.ts';
import { serveMails } from './mails.routes.ts';
import { serveNoMails } from './no-mails.routes.ts';
import * as recipients from './recipients.queries.ts';
import { createSentMails, type SentMails } from './sent-mails.ts';
import type { Template } from './templates/template.ts';
import { unlinkedValues } from './unlinked-words.ts';
import { writeMail } from './write-mail.ts';

export interface MailsParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl' | 'privacy'>;
  counters: Pick<Counters, 'add'>;
  jobs: Jobs;
  mailer: Mailer;
  /** Whether the address of somebody is proved to be theirs. */
  readonly isConfirmed: (sub: string) => Promise<boolean>;
}

export interface AlbumMailWish {
  albumId: string;
  /** The subject of whoever causes the mail. */
  sender: string;
}

const door = Symbol('the door for mails');

/** Leave to send one mail of this kind. Only `admit` gives it. */
export interface Permit<Kind extends AlbumMailKind> extends AlbumMailWish {
  readonly [door]: true;
  readonly kind: Kind;
  readonly to: string;
  /** The recipient's secret: who has it wants no more mails from the album. */
  readonly token: string;
}

export interface Admission<Kind extends AlbumMailKind> {
  permits: Permit<Kind>[];
  /** Addresses that want no mails from this album: they get none, and the sender may know. */
  unwanted: string[];
}

type Said<Values> = Values & { locale: Locale };
interface SendOptions {
  /** The mail goes out exactly when this commits. */
  transaction?: Transaction<Database>;
}

export interface Mails extends SentMails {
  /** Before any transaction. For those for whom the budget does not last there is no permit; a refusal when it does for none. */
  admit<Kind extends AlbumMailKind>(
    kind: Kind,
    wish: AlbumMailWish & { to: readonly string[] },
  ): Promise<Admission<Kind> | Refusal>;
  send<Kind extends AlbumMailKind>(
    permit: Permit<Kind>,
    values: Said<AlbumMailValues<Kind>>,
    options?: SendOptions,
  ): Promise<void>;
  /** Both, for one recipient; `mails_unwanted` when they want none. */
  sendOne<Kind extends AlbumMailKind>(
    kind: Kind,
    wish: AlbumMailWish & { to: string },
    values: Said<AlbumMailValues<Kind>>,
  ): Promise<Refusal | undefined>;
  /** Who of these wants no mails from the album. */
  unwantedBy(albumId: string, addresses: readonly string[]): Promise<Set<string>>;
  /** Whom the link at the foot of a mail belongs to, and of which album it was; undefined when that is gone. */
  recipientOf(token: string): Promise<{ albumId: string; email: string } | undefined>;
  /** Outside of any transaction. `sender`: of somebody signed in. `write` is not called for what is one too many. */
  sendToAccount<Kind extends AccountMailKind>(
    kind: Kind,
    to: { email: string; sender?: string },
    write: () => Promise<Said<AccountMailValues<Kind>>>,
  ): Promise<Refusal | undefined>;
  /** Within the transaction that it tells of. `albumId`, `orderId`, `sender`: for the log. */
  sendAboutOrder<Kind extends OrderMailKind>(
    kind: Kind,
    to: { email: string; albumId: string; orderId?: string; sender: string | null } & Pick<Mail, 'attachments'>,
    values: Said<OrderMailValues<Kind>>,
    transaction: Transaction<Database>,
  ): Promise<void>;
  /** Within the transaction that it tells of. */
  sendToStaff<Kind extends StaffMailKind>(
    kind: Kind,
    email: string,
    values: Said<StaffMailValues<Kind>>,
    transaction: Transaction<Database>,
  ): Promise<void>;
  serve(http: FastifyInstance): void;
}

export function createMails(parts: MailsParts): Mails {
  const { db, clock, config, counters, jobs, mailer, isConfirmed } = parts;
  const { baseUrl } = config;
  const budget = createBudget(counters, clock);
  forgetLogDaily({ db, clock, jobs, config });

  const mails: Mails = {
    ...createSentMails({ db, clock, counters, mailer, budget }),
    admit: async (kind, { albumId, sender, to }) => {
      const log = { kind, sender, album_id: albumId, at: clock.now() };
      const addresses = to.map((address) => address.toLowerCase());
      const known = await recipients.rememberRecipients(db, albumId, addresses);
      const isWanted = (address: string): boolean => known.get(address)?.stopped_at === null;
      const unwanted = addresses.filter((address) => !isWanted(address));
      await logMails(db, { ...log, outcome: 'unwanted' }, unwanted);
      const wanted = addresses.filter(isWanted);
      if (wanted.length === 0) return { permits: [], unwanted };
      const allowed = await budget.take(kind, { albumId, sender, confirmed: await isConfirmed(sender) }, wanted);
      const left = isRefusal(allowed) ? wanted.length : wanted.length - allowed.length;
      if (left > 0)
        await logMails(db, { ...log, outcome: 'too_many' }, left === 1 && wanted.length === 1 ? wanted : left);
      if (isRefusal(allowed)) return allowed;
      const permits = allowed.map((address) => ({
        [door]: true as const,
        kind,
        albumId,
        sender,
        to: address,
        token: known.get(address)!.token,
      }));
      return { permits, unwanted };
    },

    send: async ({ kind, albumId, sender, to, token }, { locale, ...values }, { transaction } = {}) => {
      const page = `${baseUrl}/no-mails/${token}`;
      // A table of kinds forgets which values belong to which.
      const template = ALBUM_MAILS[kind].template as unknown as Template<object>;
      const mail = await writeMail(template, unlinkedValues(values), {
        locale,
        baseUrl,
        stop: `${page}?lang=${locale}`,
      });
      const log = { kind, sender, album_id: albumId, at: clock.now(), outcome: 'sent' as const, subject: mail.subject };
      await logMails(transaction ?? db, log, [to]);
      await mailer.send({ to, ...mail, unsubscribe: page }, transaction && { transaction });
    },

    sendOne: async (kind, { to, ...wish }, values) => {
      const admitted = await mails.admit(kind, { ...wish, to: [to] });
      if (isRefusal(admitted)) return admitted;
      const [permit] = admitted.permits;
      if (!permit) return refuse('mails_unwanted');
      await mails.send(permit, values);
      return undefined;
    },

    unwantedBy: (albumId, addresses) => recipients.stoppedAmong(db, albumId, addresses),

    recipientOf: async (token) => {
      const found = await recipients.findByToken(db, token);
      return found && { albumId: found.album_id, email: found.recipient };
    },

    sendToAccount: async (kind, { email, sender = null }, write) => {
      const log = { kind, sender, album_id: null, at: clock.now() };
      const refused = await budget.takeForAccount(kind, email);
      if (refused) {
        await logMails(db, { ...log, outcome: 'too_many' }, [email]);
        return refused;
      }
      const { locale, ...values } = await write();
      const mail = await writeMail(ACCOUNT_MAILS[kind] as unknown as Template<object>, values, { locale, baseUrl });
      await logMails(db, { ...log, outcome: 'sent', subject: mail.subject }, [email]);
      await mailer.send({ to: email, ...mail });
      return undefined;
    },

    sendAboutOrder: async (kind, { email, albumId, orderId, sender, attachments }, said, transaction) => {
      const { locale, ...values } = said;
      const template = ORDER_MAILS[kind] as unknown as Template<object>;
      const mail = await writeMail(template, unlinkedValues(values), { locale, baseUrl });
      const log = { kind, sender, album_id: albumId, at: clock.now(), outcome: 'sent' as const };
      const about = { subject: mail.subject, order_id: orderId ?? null };
      const [id] = await logMails(transaction, { ...log, ...about }, [email]);
      if (!SECRET_MAILS.has(kind)) await keepCopy(transaction, id!, { ...mail, attachments });
      await mailer.send({ to: email, ...mail, attachments }, { transaction });
    },

    sendToStaff: async (kind, email, { locale, ...values }, transaction) => {
      const mail = await writeMail(STAFF_MAILS[kind] as unknown as Template<object>, unlinkedValues(values), {
        locale,
        baseUrl,
      });
      const log = {
        kind,
        sender: null,
        album_id: null,
        at: clock.now(),
        outcome: 'sent' as const,
        subject: mail.subject,
      };
      await logMails(transaction, log, [email]);
      await mailer.send({ to: email, ...mail }, { transaction });
    },

    serve: (http) => {
      serveMails(http, db);
      serveNoMails(http, { db, clock });
    },
  };
  return mails;
}
