import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One a album, made when it is first asked for. The token is shown again and again, so it is not hashed.
  await sql`create table sticker_links (
    album_id text primary key references albums (id) on delete cascade,
    token text not null unique,
    enabled boolean not null default false,
    require_position boolean not null default false,
    surprise boolean not null default false,
    white_label boolean not null default false,
    custom_domain text,
    content text not null,
    closes_on text,
    digest_at timestamptz not null,
    created_at timestamptz not null
  )`.execute(db);

  // What the server alone knows of a person of the roster. No reference to the sticker: it lives in the document.
  await sql`create table sticker_people (
    album_id text not null references albums (id) on delete cascade,
    sticker_id text not null,
    token text not null unique,
    email text,
    retake_reason text,
    retake_at timestamptz,
    reminded_at timestamptz,
    withdrawn_at timestamptz,
    created_at timestamptz not null,
    primary key (album_id, sticker_id)
  )`.execute(db);

  // image_id: null once the photo was withdrawn. No reference: pictures have a life of their own.
  await sql`create table sticker_uploads (
    id text primary key,
    album_id text not null references albums (id) on delete cascade,
    client_id text not null,
    name text not null,
    last_name text not null,
    position text not null,
    section_id text,
    sticker_id text,
    personal boolean not null,
    state text not null,
    image_id text,
    source_hash text not null,
    face jsonb,
    cx double precision not null,
    cy double precision not null,
    cscale double precision not null,
    crotation double precision not null,
    crop_set boolean not null,
    retake_reason text,
    decided_at timestamptz,
    shown text not null,
    minor boolean not null,
    guardian text not null,
    consent_version text not null,
    consent_language text not null,
    withdrawal_hash text not null unique,
    withdrawn_at timestamptz,
    created_at timestamptz not null,
    merging_at timestamptz,
    merged_at timestamptz,
    merged_by text,
    unique (album_id, client_id)
  )`.execute(db);
  await sql`create index sticker_uploads_album on sticker_uploads (album_id, created_at)`.execute(db);
  await sql`create index sticker_uploads_image on sticker_uploads (image_id)`.execute(db);
  await sql`create index sticker_uploads_hash on sticker_uploads (album_id, source_hash)`.execute(db);

  await sql`create table sticker_reminders (
    id text primary key,
    album_id text not null references albums (id) on delete cascade,
    sent_by text not null,
    sent_at timestamptz not null,
    sent integer not null
  )`.execute(db);
  await sql`create index sticker_reminders_album on sticker_reminders (album_id, sent_at)`.execute(db);

  // Solved challenges, until they would have expired anyway.
  await sql`create table sticker_proofs (
    challenge_hash text primary key,
    client_id text not null,
    expires_at timestamptz not null
  )`.execute(db);
}
