import { sql, type Kysely } from 'kysely';

/** When somebody was reminded by itself, before the deadline of a round: once, whatever becomes of the deadline. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table proof_people add column reminded_by_itself_at timestamptz`.execute(db);
}
