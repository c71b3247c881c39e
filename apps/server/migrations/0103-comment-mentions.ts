import { sql, type Kysely } from 'kysely';

/** Whom a comment has named and who was told of it, so that everybody is told once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table comment_mentions (
    album_id text not null references albums (id) on delete cascade,
    comment_id text not null,
    user_sub text not null,
    told_at timestamptz not null,
    primary key (album_id, comment_id, user_sub)
  )`.execute(db);
}
