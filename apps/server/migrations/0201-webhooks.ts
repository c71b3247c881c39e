import { sql, type Kysely } from 'kysely';

/**
 * Where other systems are told what happens to orders, and what was sent there. A delivery is written in the transaction of
 * what it tells; `next_at` is when it is due.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table webhook_endpoints (
    id text primary key,
    name text not null,
    url text not null,
    events jsonb not null,
    secret text not null,
    old_secret text,
    old_secret_until timestamptz,
    stopped text check (stopped in ('stopped', 'given_up')),
    failing_since timestamptz,
    created_by text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create table webhook_deliveries (
    id text primary key,
    endpoint_id text not null references webhook_endpoints (id) on delete cascade,
    type text not null,
    order_id text,
    order_name text,
    body text not null,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    tries integer not null default 0,
    attempts jsonb not null default '[]',
    next_at timestamptz,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting'`.execute(db);
  await sql`create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, created_at, id)`.execute(
    db,
  );
  await sql`create index webhook_deliveries_by_time on webhook_deliveries (created_at)`.execute(db);
}
