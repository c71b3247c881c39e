import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Everybody who ever came with a valid access token, of whichever issuer.
  await sql`create table users (
    sub text primary key,
    email text not null,
    nickname text not null,
    picture text,
    locale text not null,
    roles jsonb not null,
    activated_at timestamptz,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null
  )`.execute(db);
  await sql`create index users_email on users (lower(email))`.execute(db);

  // The embedded provider's own: accounts with their passwords. The id is the sub of its tokens.
  await sql`create table accounts (
    id text primary key,
    email text not null unique check (email = lower(email)),
    nickname text not null,
    locale text not null,
    password_hash text,
    roles jsonb not null default '[]',
    created_at timestamptz not null
  )`.execute(db);

  await sql`create table one_time_links (
    token_hash text primary key,
    purpose text not null,
    account_id text not null references accounts (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`.execute(db);
  await sql`create index one_time_links_account on one_time_links (account_id)`.execute(db);
  await sql`create index one_time_links_expiry on one_time_links (expires_at)`.execute(db);

  // Wrong passwords by the hash of the address typed, whether or not it has an account.
  await sql`create table sign_in_failures (
    address_hash text primary key,
    failures integer not null,
    last_failure_at timestamptz not null,
    locked_until timestamptz
  )`.execute(db);

  // What oidc-provider keeps: sessions, interactions, codes, refresh tokens, grants.
  await sql`create table oidc_records (
    model text not null,
    id text not null,
    payload jsonb not null,
    account_id text,
    grant_id text,
    uid text,
    consumed_at timestamptz,
    expires_at timestamptz,
    primary key (model, id)
  )`.execute(db);
  await sql`create index oidc_records_grant on oidc_records (grant_id) where grant_id is not null`.execute(db);
  await sql`create index oidc_records_uid on oidc_records (uid) where uid is not null`.execute(db);
  await sql`create index oidc_records_account on oidc_records (account_id) where account_id is not null`.execute(db);
  await sql`create index oidc_records_expiry on oidc_records (expires_at)`.execute(db);
}
