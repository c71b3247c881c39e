import { sql, type Kysely } from 'kysely';

/** What an account asks for beside its password: codes of an app, and what helps where that is lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table second_factors (
    account_id text primary key references accounts (id) on delete cascade,
    secret text not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_step integer not null default 0,
    recovery_hashes jsonb not null default '[]'
  )`.execute(db);
}
