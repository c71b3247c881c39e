import { sql, type Kysely } from 'kysely';

/** Who asked for their data or to be erased, what people agreed to, and what went for good by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign keys: what was asked outlives who asked. `user_sub` goes with the erasure; the hash turns away old tokens.
  await sql`create table erasures (
    id text primary key,
    user_sub text,
    subject_hash text not null,
    asked_by text,
    handovers jsonb not null default '{}',
    requested_at timestamptz not null,
    due_at timestamptz not null,
    cancelled_at timestamptz,
    done_at timestamptz,
    albums_erased integer not null default 0,
    rows_erased integer not null default 0,
    files_erased integer not null default 0
  )`.execute(db);
  await sql`create unique index erasures_one_open on erasures (subject_hash)
    where done_at is null and cancelled_at is null`.execute(db);
  await sql`create index erasures_done on erasures (subject_hash, done_at) where done_at is not null`.execute(db);
  await sql`create index erasures_due on erasures (due_at) where done_at is null and cancelled_at is null`.execute(db);

  await sql`create table person_exports (
    id text primary key,
    user_sub text not null,
    asked_by text not null,
    state text not null check (state in ('waiting', 'ready', 'failed')),
    file_key text,
    bytes bigint,
    token_hash text unique,
    created_at timestamptz not null,
    ready_at timestamptz,
    expires_at timestamptz
  )`.execute(db);
  await sql`create index person_exports_of_user on person_exports (user_sub, created_at)`.execute(db);
  await sql`create index person_exports_by_expiry on person_exports (created_at)`.execute(db);

  await sql`create table consent_texts (
    hash text primary key,
    language text not null,
    text text not null,
    first_shown_at timestamptz not null
  )`.execute(db);
  await sql`create table consents (
    id text primary key,
    user_sub text,
    subject_id text,
    kind text not null,
    text_hash text not null,
    version text not null,
    language text not null,
    given boolean not null,
    at timestamptz not null
  )`.execute(db);
  await sql`create index consents_of_user on consents (user_sub, at) where user_sub is not null`.execute(db);
  await sql`create index consents_of_subject on consents (subject_id) where subject_id is not null`.execute(db);

  await sql`create table retention_runs (
    id text primary key,
    rule text not null,
    at timestamptz not null,
    erased integer not null,
    kept_ms bigint
  )`.execute(db);
  await sql`create index retention_runs_by_time on retention_runs (at)`.execute(db);

  // What is written once stays as it is: but an erasure, which says so in its transaction, may take out whom it names, and
  // the time of keeping may end.
  await sql`create or replace function audit_log_stays() returns trigger language plpgsql as $$
    begin
      if current_setting('figurina.erasing', true) = 'on' then
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end if;
      raise exception '% is append-only', tg_table_name;
    end
  $$`.execute(db);
  for (const table of ['consents', 'consent_texts'])
    await sql`create trigger ${sql.id(`${table}_stay`)} before update or delete on ${sql.table(table)}
      for each row execute function audit_log_stays()`.execute(db);
}
