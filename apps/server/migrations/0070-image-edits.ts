import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Kept for a day: they also say how much somebody has asked for lately. What was prompted is not kept.
  await sql`create table image_edits (
    id text primary key,
    album_id text not null,
    image_id text not null,
    created_by text not null,
    locale text not null,
    state text not null,
    partials integer not null default 0,
    result_id text,
    failure text,
    token_hash text not null,
    token_expires_at timestamptz not null,
    created_at timestamptz not null,
    touched_at timestamptz not null
  )`.execute(db);
  await sql`create index image_edits_by on image_edits (created_by, created_at)`.execute(db);
  await sql`create index image_edits_created on image_edits (created_at)`.execute(db);
}
