import { sql, type Kysely } from 'kysely';

/** Exports of a copy that was approved for print, and those that are made for an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign keys: an export says what it was made of also when that is gone.
  await sql`alter table render_jobs
    add column order_id text,
    add column approval_id text,
    add column copy_hash text,
    add column file_sha256 text,
    add column production jsonb`.execute(db);
  await sql`create index render_jobs_of_order on render_jobs (order_id, created_at) where order_id is not null`.execute(
    db,
  );
}
