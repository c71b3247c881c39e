import { sql, type Kysely } from 'kysely';

/** Numbers by which parcels are followed: as many an order as it has parcels, also of guests of a run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_parcels (
    order_id text not null references orders (id) on delete cascade,
    code text not null check (code ~ '^[A-Za-z0-9]{8,39}$'),
    position integer not null,
    by_sub text not null,
    created_at timestamptz not null,
    primary key (order_id, code)
  )`.execute(db);
}
