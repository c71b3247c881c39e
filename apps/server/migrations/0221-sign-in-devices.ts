import { sql, type Kysely } from 'kysely';

/** Browser and system of a sign-in, for people's list of where they are signed in. Of those from before nothing is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table oidc_records add column device jsonb`.execute(db);
}
