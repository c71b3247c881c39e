import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table album_removals (
    album_id text not null references albums (id) on delete cascade,
    user_sub text not null,
    removed_by text not null,
    removed_at timestamptz not null,
    primary key (album_id, user_sub)
  )`.execute(db);
}
