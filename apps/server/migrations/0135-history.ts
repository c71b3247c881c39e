import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A point of an album's history. Its document lies in pieces, each of which is kept once however many points have it.
  await sql`create table album_versions (
    id text primary key,
    album_id text not null references albums (id) on delete cascade,
    version integer not null,
    made_at timestamptz not null,
    kind text not null,
    name text,
    named_by text,
    made_by text,
    schema_version integer not null,
    chunks text[] not null,
    work jsonb not null,
    restored jsonb
  )`.execute(db);
  await sql`create index album_versions_album on album_versions (album_id, version desc, made_at desc)`.execute(db);
  await sql`create table album_version_chunks (
    album_id text not null references albums (id) on delete cascade,
    hash text not null,
    data bytea not null,
    primary key (album_id, hash)
  )`.execute(db);
}
