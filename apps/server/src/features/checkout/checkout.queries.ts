import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** What of an album stands beside its document. */
export async function findHead(db: Kysely<Database>, albumId: string) {
  return db
    .selectFrom('albums')
    .select(['id', 'title', 'release_date', 'language', 'version', 'is_blueprint', 'blueprint_category', 'cover_key'])
    .select(['locked', 'editors_may_approve'])
    .where('id', '=', albumId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
}
