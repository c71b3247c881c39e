import { sql, type Kysely } from 'kysely';

/** What was written in mails about orders, so that the very mail can be sent again; goes with the entry of the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_log add column subject text, add column order_id text`.execute(db);
  await sql`create index mail_log_of_recipient on mail_log (lower(recipient), at)`.execute(db);
  await sql`create index mail_log_of_order on mail_log (order_id) where order_id is not null`.execute(db);
  await sql`create table mail_copies (
    mail_id text primary key references mail_log (id) on delete cascade,
    text text not null,
    html text not null,
    attachments jsonb not null
  )`.execute(db);
}
