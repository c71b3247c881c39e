import { sql, type Kysely } from 'kysely';

/** Invoices, the numbers that were given out, and what Stripe has told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign key to the order: an invoice is kept whatever becomes of what it is about.
  await sql`create table invoices (
    id text primary key,
    order_id text not null,
    maker text not null check (maker in ('built_in', 'stripe')),
    kind text not null check (kind in ('invoice', 'cancellation')),
    status text not null check (status in ('draft', 'open', 'paid', 'uncollectible', 'void')),
    number text unique,
    cancels text unique references invoices (id),
    net integer not null,
    vat integer not null,
    gross integer not null,
    currency text not null,
    issued_on text,
    due_on text,
    token text unique,
    token_hash text unique,
    content jsonb,
    pdf_key text,
    pdf_sha256 text,
    xml_key text,
    xml_sha256 text,
    stripe_id text unique,
    attempt integer not null default 1,
    hosted_url text,
    created_at timestamptz not null,
    changed_at timestamptz not null
  )`.execute(db);
  await sql`create unique index invoices_one_an_order on invoices (order_id)
    where kind = 'invoice' and status <> 'void'`.execute(db);
  await sql`create index invoices_of_order on invoices (order_id, created_at)`.execute(db);

  // The last number of each series and year. Whoever takes the next one holds the row until it is written or given back.
  await sql`create table invoice_numbers (
    series text not null,
    year integer not null,
    last integer not null,
    primary key (series, year)
  )`.execute(db);

  await sql`create table stripe_events (
    id text primary key,
    type text not null,
    received_at timestamptz not null
  )`.execute(db);
}
