import { sql, type Kysely } from 'kysely';

/** What staff do with orders: change them, delete them for a while, talk about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    add column updated_at timestamptz not null default now(),
    add column deleted_at timestamptz,
    add column deleted jsonb`.execute(db);
  await sql`update orders set updated_at = created_at`.execute(db);
  await sql`create index orders_deleted on orders (deleted_at) where deleted_at is not null`.execute(db);
  // What staff changed of a line: its quantity, or its amount, which is kept then.
  await sql`alter table order_lines add column by_hand text check (by_hand in ('quantity', 'amount'))`.execute(db);
  // What feedback took back is completed again.
  await sql`drop index order_updates_of_staff`.execute(db);
  await sql`create unique index order_updates_of_staff on order_updates (order_id, signal)
    where by = 'staff' and signal <> 'review_completed'`.execute(db);
  await sql`create table order_comments (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    content text not null,
    by_sub text not null,
    email text not null,
    mentions jsonb not null,
    completed boolean not null default false,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index order_comments_of_order on order_comments (order_id, id)`.execute(db);
}
