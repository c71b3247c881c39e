import { sql, type Kysely } from 'kysely';

/** Vouchers and orders. Nothing of an order goes with its album: what was ordered stays as it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table vouchers (
    id text primary key,
    code text not null unique,
    worth jsonb not null,
    currency text,
    valid_from text,
    valid_to text,
    min_amount integer not null default 0,
    max_uses integer,
    disabled boolean not null default false,
    note text not null default '',
    series text,
    created_by text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index vouchers_by_time on vouchers (created_at, id)`.execute(db);

  await sql`create sequence order_numbers start 20001`.execute(db);
  await sql`create table orders (
    id text primary key,
    number integer not null unique default nextval('order_numbers'),
    album_id text not null,
    placed_by text not null,
    reorder_of text references orders (id),
    language text not null,
    category text not null,
    country text not null,
    currency text not null,
    tax_rate integer not null,
    tax_category text not null,
    price_list text not null,
    net integer not null,
    vat integer not null,
    gross integer not null,
    albums integer not null,
    packaging text not null,
    packs_per_album integer,
    features jsonb not null,
    release_date text,
    email text not null,
    phone text not null,
    comment text not null,
    quote_name text not null,
    purchase_order text not null,
    vat_id text not null,
    leitweg_id text not null,
    billing_address jsonb,
    consent_at timestamptz not null,
    campaign jsonb,
    facts jsonb not null,
    packs_seed text,
    packs_hash text,
    status_token text not null,
    status_token_hash text not null unique,
    estimated_delivery text not null,
    approval_id text,
    delivered_at timestamptz,
    ended_at timestamptz,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index orders_of_person on orders (placed_by, number)`.execute(db);
  await sql`create index orders_of_album on orders (album_id, number)`.execute(db);

  await sql`create table order_addresses (
    id text primary key,
    order_id text not null unique references orders (id) on delete cascade,
    organization text not null,
    first_name text not null,
    last_name text not null,
    address1 text not null,
    address2 text not null,
    zip_code text not null,
    city text not null,
    country_code text not null
  )`.execute(db);

  await sql`create table order_lines (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    position integer not null,
    product text not null,
    description text not null default '',
    quantity integer not null,
    net integer not null,
    gross integer not null,
    unique (order_id, position)
  )`.execute(db);

  // The album as it was ordered: what the price is of. Written once.
  await sql`create table order_snapshots (
    order_id text primary key references orders (id) on delete cascade,
    version integer not null,
    schema_version integer not null,
    title text not null,
    hash text not null,
    parts text not null,
    images jsonb not null
  )`.execute(db);

  // What happened, in the order it was written. Written once.
  await sql`create table order_updates (
    id text primary key,
    position integer generated always as identity,
    order_id text not null references orders (id) on delete cascade,
    signal text not null,
    by text not null check (by in ('system', 'staff')),
    by_sub text,
    message text not null default '',
    metadata jsonb not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create unique index order_updates_of_staff on order_updates (order_id, signal) where by = 'staff'`.execute(
    db,
  );
  await sql`create index order_updates_of_order on order_updates (order_id, position)`.execute(db);

  await sql`create table voucher_redemptions (
    voucher_id text not null references vouchers (id),
    order_id text primary key references orders (id) on delete cascade,
    redeemed_at timestamptz not null
  )`.execute(db);
  await sql`create index voucher_redemptions_of_voucher on voucher_redemptions (voucher_id)`.execute(db);

  // What somebody sent with a key, so that it is done once; kept for a day.
  await sql`create table order_requests (
    placed_by text not null,
    key text not null,
    body_hash text not null,
    order_id text not null references orders (id) on delete cascade,
    created_at timestamptz not null,
    primary key (placed_by, key)
  )`.execute(db);

  // Mails of an order that went out: none goes twice.
  await sql`create table order_mails (
    order_id text not null references orders (id) on delete cascade,
    kind text not null,
    sent_at timestamptz not null,
    primary key (order_id, kind)
  )`.execute(db);
}
