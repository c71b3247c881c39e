import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table settings (name text primary key, value text not null)`.execute(db);
  await sql`create table mails (
    id text primary key,
    recipient text not null,
    subject text not null,
    text text not null,
    html text not null,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index mails_created_at on mails (created_at desc)`.execute(db);
}
