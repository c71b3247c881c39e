import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sticker_reports (
    id text primary key,
    album_id text not null references albums (id) on delete cascade,
    sticker_id text not null,
    sticker_name text not null,
    message text not null,
    created_at timestamptz not null,
    done_at timestamptz
  )`.execute(db);
  await sql`create index sticker_reports_album on sticker_reports (album_id, created_at)`.execute(db);
}
