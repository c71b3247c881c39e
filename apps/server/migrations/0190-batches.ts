import { sql, type Kysely } from 'kysely';

/** Runs of an album that guests order into by one link: group orders, top-ups, orders before the first print run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table batches (
    id text primary key,
    album_id text not null,
    kind text not null check (kind in ('group', 'topup', 'preorder')),
    state text not null default 'open' check (state in ('open', 'closed', 'confirmed', 'expired')),
    title text not null,
    note text not null,
    category text not null,
    language text not null,
    facts jsonb not null,
    minimum integer not null,
    close_at integer,
    deadline text not null,
    token text not null,
    token_hash text not null unique,
    created_by text not null,
    consent_at timestamptz not null,
    run_id text references orders (id),
    decided_at timestamptz,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index batches_of_album on batches (album_id, created_at)`.execute(db);
  await sql`create index batches_undecided on batches (deadline) where state in ('open', 'closed')`.execute(db);

  // What a guest typed, with the price that they agreed to. Becomes an order when the run is confirmed.
  await sql`create table batch_guests (
    id text primary key,
    batch_id text not null references batches (id) on delete cascade,
    state text not null default 'placed' check (state in ('placed', 'confirmed', 'withdrawn')),
    token_hash text not null unique,
    language text not null,
    for_name text not null,
    address jsonb not null,
    email text not null,
    phone text not null,
    comment text not null,
    albums integer not null,
    packs integer not null,
    country text not null,
    currency text not null,
    tax_rate integer not null,
    tax_category text not null,
    price_list text not null,
    lines jsonb not null,
    net integer not null,
    vat integer not null,
    gross integer not null,
    consent_at timestamptz not null,
    request_key text not null,
    request_hash text not null,
    order_id text references orders (id),
    created_at timestamptz not null,
    confirmed_at timestamptz,
    withdrawn_at timestamptz,
    told_at timestamptz,
    unique (batch_id, request_key)
  )`.execute(db);
  await sql`create index batch_guests_of_batch on batch_guests (batch_id, created_at, id)`.execute(db);

  // `packs`: dealt one by one, not by album. `run_id`: the order with which a guest's is printed.
  await sql`alter table orders
    add column kind text not null default 'order' check (kind in ('order', 'group', 'topup', 'preorder')),
    add column packs integer,
    add column run_id text references orders (id)`.execute(db);
  await sql`create index orders_of_run on orders (run_id, number) where run_id is not null`.execute(db);
}
