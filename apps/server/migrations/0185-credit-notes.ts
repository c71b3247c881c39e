import { sql, type Kysely } from 'kysely';

/** Credit notes of a part of an invoice: any number of them, beside the one that takes back all of it (`cancels`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices
    drop constraint invoices_kind_check,
    add constraint invoices_kind_check check (kind in ('invoice', 'cancellation', 'credit_note')),
    add column credits text references invoices (id)`.execute(db);
  await sql`create index invoices_credits on invoices (credits) where credits is not null`.execute(db);
}
