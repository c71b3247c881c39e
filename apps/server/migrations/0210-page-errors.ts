import { sql, type Kysely } from 'kysely';

/** Errors that browsers told of, one row for all that are the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table page_errors (
    fingerprint text primary key,
    name text not null,
    message text not null,
    screen text not null,
    frames jsonb not null,
    count integer not null,
    first_at timestamptz not null,
    last_at timestamptz not null
  )`.execute(db);
  await sql`create index page_errors_last on page_errors (last_at)`.execute(db);
}
