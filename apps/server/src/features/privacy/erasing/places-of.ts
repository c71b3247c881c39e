import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** Albums of others that somebody is or was in, or that name them: those whose documents and history are looked through. */
export async function placesOf(db: Kysely<Database>, sub: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from albums where trashed_at is null and (
      id in (select album_id from album_members where user_sub = ${sub})
      or id in (select album_id from album_removals where user_sub = ${sub})
      or id in (select album_id from album_mutations where user_id = ${sub})
      or id in (select album_id from comment_mentions where user_sub = ${sub})
      or strpos(workspace, ${sub}) > 0)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
