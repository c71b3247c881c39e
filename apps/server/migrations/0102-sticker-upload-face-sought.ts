import { sql, type Kysely } from 'kysely';

/** No face: was it looked for and not found, or did nobody look? Of photos that came before, nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sticker_uploads add column face_sought boolean not null default false`.execute(db);
}
