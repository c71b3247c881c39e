import { sql, type Kysely } from 'kysely';

/** Albums and stickers of an order may go to two houses: a transfer each, whose file is a part of the archive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_transfers
    add column house text not null default 'main' check (house in ('main', 'stickers')),
    add column archive_sha256 text,
    add column file_key text`.execute(db);
  await sql`update order_transfers set archive_sha256 = sha256`.execute(db);
  await sql`alter table order_transfers alter column archive_sha256 set not null`.execute(db);
  await sql`drop index order_transfers_one_open`.execute(db);
  await sql`create unique index order_transfers_one_open on order_transfers (order_id, house)
    where state in ('waiting', 'sending')`.execute(db);
}
