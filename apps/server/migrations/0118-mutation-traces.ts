import { sql, type Kysely } from 'kysely';

/** What the log proves of a mutation beside what it did: what its author may take back, and what the server put right. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table album_mutations add column traces text, add column repairs text`.execute(db);
  await sql`create index album_mutations_traces on album_mutations (album_id, user_id) where traces is not null`.execute(
    db,
  );
  await sql`create index album_mutations_repairs on album_mutations (album_id) where repairs is not null`.execute(db);
}
