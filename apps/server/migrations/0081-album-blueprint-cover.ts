import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The picture of the cover as it was published (base64): it goes with the row, and does not change with the album.
  await sql`alter table album_blueprints add column cover text`.execute(db);
}
