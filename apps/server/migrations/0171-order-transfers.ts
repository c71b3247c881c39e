import { sql, type Kysely } from 'kysely';

/** What was sent to the print shop, or is on its way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_transfers (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    job_id text not null,
    file_name text not null,
    file_bytes bigint not null,
    sha256 text not null,
    state text not null check (state in ('waiting', 'sending', 'completed', 'failed')),
    sent_bytes bigint not null default 0,
    attempts integer not null default 0,
    attempt text,
    fault text,
    by_sub text,
    created_at timestamptz not null,
    completed_at timestamptz
  )`.execute(db);
  // Never two at a time for an order, whoever starts them.
  await sql`create unique index order_transfers_one_open on order_transfers (order_id)
    where state in ('waiting', 'sending')`.execute(db);
  await sql`create index order_transfers_of_order on order_transfers (order_id, created_at)`.execute(db);
}
