import { sql, type Kysely } from 'kysely';

/** What one process asks another to do while somebody waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table errands (
    id text primary key,
    input bytea not null,
    output bytea,
    failure jsonb,
    created_at timestamptz not null default now()
  )`.execute(db);
}
