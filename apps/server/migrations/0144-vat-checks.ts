import { sql, type Kysely } from 'kysely';

/** What registers said of VAT numbers, for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table vat_checks (
    number text primary key,
    state text not null check (state in ('checked', 'refused')),
    checked_at timestamptz not null
  )`.execute(db);
  await sql`create index vat_checks_by_time on vat_checks (checked_at)`.execute(db);
}
