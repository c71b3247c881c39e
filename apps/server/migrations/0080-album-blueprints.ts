import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Albums that serve as blueprints. From `title` on it is what was published: a copy, so that the album can be edited on.
  await sql`create table album_blueprints (
    album_id text primary key references albums (id) on delete cascade,
    category text not null,
    description text not null,
    created_at timestamptz not null,
    published_at timestamptz,
    version integer,
    title text,
    language text,
    spreads_count integer,
    schema_version integer,
    parts text
  )`.execute(db);
}
