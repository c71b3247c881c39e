import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What somebody is invited to be; the hash of a link that was copied, beside that of the mail; until when it can be restored.
  await sql`alter table invitations
    add column role text not null default 'editor' check (role in ('editor', 'filler', 'commenter', 'reader')),
    add column sections jsonb,
    add column message text not null default '',
    add column copied_hash text unique,
    add column cancelled_at timestamptz`.execute(db);
  await sql`drop index invitations_one_open`.execute(db);
  await sql`create unique index invitations_one_open on invitations (album_id, email)
    where accepted_at is null and cancelled_at is null`.execute(db);

  // An album without a row takes whoever holds an invitation's link, and has no open link.
  await sql`create table album_joining (
    album_id text primary key,
    only_invited boolean not null default false
  )`.execute(db);
  // Shown again and again, so that the token itself is kept; it is found by its hash.
  await sql`create table join_links (
    album_id text primary key,
    token text not null,
    token_hash text not null unique,
    role text not null check (role in ('editor', 'filler', 'commenter', 'reader')),
    sections jsonb,
    made_by text not null,
    expires_at timestamptz not null,
    at_most integer,
    joined integer not null default 0
  )`.execute(db);
  // They come back by an invitation of their own, not by the open link.
  await sql`create table removed_members (
    album_id text not null,
    user_sub text not null,
    primary key (album_id, user_sub)
  )`.execute(db);

  await sql`create table ownership_offers (
    album_id text primary key,
    from_sub text not null,
    to_sub text not null,
    expires_at timestamptz not null
  )`.execute(db);
}
