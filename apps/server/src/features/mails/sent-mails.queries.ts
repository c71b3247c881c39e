/** Mails that somebody was sent, of the log. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { ORDER_MAILS_TO_STAFF, STAFF_MAILS } from './kinds.ts';
import type { MailCopyRow, MailLogRow } from './mails.tables.ts';

type Db = Kysely<Database>;

/** A person by what they sign in as, and their own address. */
export interface Addressee {
  readonly sub: string;
  readonly email: string;
}

export interface LoggedMail extends Selectable<MailLogRow> {
  readonly order_number: number | null;
  readonly has_copy: boolean;
}

const TO_STAFF = [...ORDER_MAILS_TO_STAFF, ...Object.keys(STAFF_MAILS)];

/** To their own address, and about their orders wherever that went. */
const mailsTo = (db: Db, { sub, email }: Addressee) =>
  db
    .selectFrom('mail_log')
    .leftJoin('orders', 'orders.id', 'mail_log.order_id')
    .where('mail_log.kind', 'not in', TO_STAFF)
    .where((eb) =>
      eb.or([
        eb(sql`lower(mail_log.recipient)`, '=', email.toLowerCase()),
        eb('mail_log.order_id', 'in', eb.selectFrom('orders as own').select('own.id').where('own.placed_by', '=', sub)),
      ]),
    );

/** The newest first. */
export async function listSent(
  db: Db,
  to: Addressee,
  { page, per }: { readonly page: number; readonly per: number },
): Promise<{ mails: LoggedMail[]; total: number }> {
  const [mails, { total }] = await Promise.all([
    logged(mailsTo(db, to))
      .orderBy('mail_log.at', 'desc')
      .orderBy('mail_log.id', 'desc')
      .limit(per)
      .offset((page - 1) * per)
      .execute(),
    mailsTo(db, to)
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { mails, total };
}

const logged = (mails: ReturnType<typeof mailsTo>) =>
  mails
    .selectAll('mail_log')
    .select([
      'orders.number as order_number',
      sql<boolean>`exists (select from mail_copies where mail_id = mail_log.id)`.as('has_copy'),
    ]);

/** One of theirs; undefined for somebody else's. */
export async function findSent(db: Db, to: Addressee, id: string): Promise<LoggedMail | undefined> {
  return logged(mailsTo(db, to)).where('mail_log.id', '=', id).executeTakeFirst();
}

export async function findCopy(db: Db, id: string): Promise<Selectable<MailCopyRow> | undefined> {
  return db.selectFrom('mail_copies').selectAll().where('mail_id', '=', id).executeTakeFirst();
}
