import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The change of the album (updated_at) up to which its cover was looked at.
  await sql`alter table albums add column cover_at timestamptz`.execute(db);
}
