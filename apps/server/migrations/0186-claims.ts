import { sql, type Kysely } from 'kysely';

/** What customers report of orders that were sent, and the photos of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_claims (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    kind text not null,
    item text not null,
    quantity integer not null check (quantity > 0),
    words text not null,
    state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
    answer text not null default '',
    answered_by text,
    answered_at timestamptz,
    by_sub text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index order_claims_of_order on order_claims (order_id, id)`.execute(db);
  await sql`create unique index order_claims_open on order_claims (order_id, kind) where state = 'open'`.execute(db);
  await sql`create table claim_photos (
    id text primary key,
    claim_id text not null references order_claims (id) on delete cascade,
    position integer not null,
    file_key text not null,
    unique (claim_id, position)
  )`.execute(db);
}
