import { sql, type Kysely } from 'kysely';

/** A preview link that shows a named point; when that is deleted, the album of now again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table album_previews
    add column pinned_point text references album_versions (id) on delete set null`.execute(db);
  await sql`create index album_previews_pinned on album_previews (pinned_point) where pinned_point is not null`.execute(
    db,
  );
}
