import { sql, type Kysely } from 'kysely';

/** Guests of a run pay by invoice or in advance: then nothing is sent to them before it is paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batch_guests add column payment text not null default 'invoice'
    check (payment in ('invoice', 'prepayment'))`.execute(db);
  await sql`alter table orders add column prepaid boolean not null default false`.execute(db);
}
