import { sql, type Kysely } from 'kysely';

/**
 * The version up to which an album is known to have a point in time, for an index of the few that may lack one: each minute
 * all albums were looked up otherwise. Null: not looked at yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table albums add column point_version integer`.execute(db);
}
