import { sql, type Kysely } from 'kysely';

/** Limits of rate, for all servers. Of use for minutes: neither logged nor backed up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table counters (
    key text primary key,
    count integer not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index counters_expiry on counters (expires_at)`.execute(db);
}
