import { sql, type Kysely } from 'kysely';

/** Whose files without an account lie unused: by link (the owner) and by address, of which only a keyed hash is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table blobs add column address text`.execute(db);
  await sql`create index blobs_unclaimed on blobs (created_at) where address is not null and used_for is null`.execute(
    db,
  );
  // A task is spent on the file, before anybody is known.
  await sql`alter table sticker_proofs drop column client_id`.execute(db);
}
