/** The log of mails that somebody caused. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { MailLogRow } from './mails.tables.ts';

type Entry = Pick<MailLogRow, 'kind' | 'sender' | 'album_id' | 'outcome' | 'at'> &
  Partial<Pick<MailLogRow, 'subject' | 'order_id'>>;

/** One row a recipient; given as a number, the recipients share one row, so that a refused call does not fill the table. Their ids. */
export async function logMails(
  db: Kysely<Database>,
  entry: Entry,
  recipients: readonly string[] | number,
): Promise<string[]> {
  const each =
    typeof recipients === 'number'
      ? [{ recipient: null, recipients }]
      : recipients.map((recipient) => ({ recipient, recipients: 1 }));
  if (each.length === 0) return [];
  const rows = each.map((one) => ({ ...entry, ...one, id: newId(entry.at.getTime()) }));
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('mail_log')
      .values(rows.slice(at, at + 500))
      .execute();
  return rows.map(({ id }) => id);
}

/** What it said, beside its entry in the log. */
export async function keepCopy(
  tx: Kysely<Database>,
  mailId: string,
  { text, html, attachments = [] }: Pick<Mail, 'text' | 'html' | 'attachments'>,
): Promise<void> {
  await tx
    .insertInto('mail_copies')
    .values({ mail_id: mailId, text, html, attachments: JSON.stringify(attachments) })
    .execute();
}

export async function forgetLog(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('mail_log').where('at', '<', before).execute();
}
