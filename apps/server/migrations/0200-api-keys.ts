import { sql, type Kysely } from 'kysely';

/** Keys by which scripts of administrators call the API. Revoked ones stay, so that what they did can be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table api_keys (
    id text primary key,
    user_sub text not null references users (sub),
    name text not null,
    hint text not null,
    key_hash text not null unique,
    scopes jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz
  )`.execute(db);
  await sql`create index api_keys_of_user on api_keys (user_sub)`.execute(db);
}
