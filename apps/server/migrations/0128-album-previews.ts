import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The token stays readable, since it is shown again; it is looked for by its hash.
  await sql`create table album_previews (
    album_id text primary key references albums (id) on delete cascade,
    token text not null,
    token_hash text not null unique,
    enabled boolean not null default true,
    share_cover boolean not null default false,
    views integer not null default 0,
    viewed_at timestamptz,
    created_at timestamptz not null
  )`.execute(db);
}
