import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A round in which chosen people look at the album as it was when the round began. `parts`: what they see of it, until
  // the round is closed. `spreads`: their order, with what each showed as a hash, and which show something new.
  await sql`create table proof_rounds (
    id text primary key,
    album_id text not null references albums (id) on delete cascade,
    number integer not null,
    version integer not null,
    schema_version integer not null,
    title text not null,
    release_date text,
    language text not null,
    parts text,
    images jsonb not null,
    spreads jsonb not null,
    message text not null,
    deadline text,
    started_by text not null,
    started_by_name text not null,
    created_at timestamptz not null,
    closed_at timestamptz,
    unique (album_id, number)
  )`.execute(db);
  await sql`alter table proof_rounds alter column parts set storage external`.execute(db);
  // One round of an album is open at a time.
  await sql`create unique index proof_rounds_open on proof_rounds (album_id) where closed_at is null`.execute(db);

  await sql`create table proof_people (
    id text primary key,
    round_id text not null references proof_rounds (id) on delete cascade,
    email text not null,
    name text not null,
    locale text not null,
    created_at timestamptz not null,
    opened_at timestamptz,
    done_at timestamptz,
    reminded_at timestamptz,
    withdrawn_at timestamptz,
    unique (round_id, email)
  )`.execute(db);

  // Every mail to somebody has a link of its own: only hashes are kept, so that none can be sent again.
  await sql`create table proof_links (
    token_hash text primary key,
    person_id text not null references proof_people (id) on delete cascade
  )`.execute(db);
  await sql`create index proof_links_person on proof_links (person_id)`.execute(db);

  // What somebody says of a spread. Without an answer it is a comment alone, which decides nothing.
  await sql`create table proof_decisions (
    person_id text not null references proof_people (id) on delete cascade,
    spread_id text not null,
    answer text check (answer in ('ok', 'ok_when_changed', 'again')),
    comment text not null,
    carried boolean not null,
    at timestamptz not null,
    primary key (person_id, spread_id)
  )`.execute(db);
}
