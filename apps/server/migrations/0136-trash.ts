import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What one step deleted in an album, with what makes it again.
  await sql`create table album_trash (
    id text primary key,
    album_id text not null references albums (id) on delete cascade,
    removed_by text not null,
    removed_at timestamptz not null,
    things jsonb not null,
    records text not null
  )`.execute(db);
  await sql`create index album_trash_album on album_trash (album_id, removed_at desc)`.execute(db);
  await sql`create index album_trash_removed_at on album_trash (removed_at)`.execute(db);
  // A whole album: it is there, and nobody finds it.
  await sql`alter table albums add column trashed_at timestamptz`.execute(db);
  await sql`create index albums_trashed on albums (trashed_at) where trashed_at is not null`.execute(db);
}
