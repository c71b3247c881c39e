import { sql, type Kysely } from 'kysely';

/** Quotes: a price frozen until a day, for one order. Their numbers have no gaps in a year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The row of a year is held until who takes a number is done: one that is taken back is the next one's.
  await sql`create table offer_numbers (
    year integer primary key,
    last integer not null
  )`.execute(db);
  await sql`create table offers (
    id text primary key,
    year integer not null,
    number integer not null,
    customer text not null,
    email text not null,
    language text not null,
    category text not null,
    country text not null,
    albums integer not null,
    packaging text not null,
    packs_per_album integer,
    features jsonb not null,
    pages integer not null,
    singles integer not null,
    doubles integer not null,
    valid_until text not null,
    note text not null,
    currency text not null,
    tax_rate integer not null,
    tax_category text not null,
    price_list text not null,
    lines jsonb not null,
    net integer not null,
    vat integer not null,
    gross integer not null,
    token text not null,
    token_hash text not null unique,
    order_id text unique references orders (id) on delete set null,
    withdrawn_at timestamptz,
    created_by text not null,
    created_at timestamptz not null,
    unique (year, number)
  )`.execute(db);
}
