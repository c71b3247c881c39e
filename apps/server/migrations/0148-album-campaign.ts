import { sql, type Kysely } from 'kysely';

/** What led the maker of an album here; partners are credited by its `utm_source`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table albums add column analytics_metadata jsonb`.execute(db);
  await sql`create index albums_by_source on albums ((analytics_metadata->>'utm_source'), created_at)
    where analytics_metadata is not null`.execute(db);
}
