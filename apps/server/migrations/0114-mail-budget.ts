import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Who gets mails from an album, the secret of their link "no more mails", and since when they want none.
  await sql`create table mail_recipients (
    album_id text not null references albums (id) on delete cascade,
    recipient text not null,
    token text not null unique,
    stopped_at timestamptz,
    primary key (album_id, recipient)
  )`.execute(db);

  // Who had which mail sent to whom, and what became of it. Outlives the album; kept for a while only.
  await sql`create table mail_log (
    id text primary key,
    kind text not null,
    sender text,
    recipient text,
    recipients integer not null,
    album_id text,
    outcome text not null,
    at timestamptz not null
  )`.execute(db);
  await sql`create index mail_log_at on mail_log (at)`.execute(db);
}
