import { sql, type Kysely } from 'kysely';

/** How many albums the house makes in a week: one row, without limit until staff set one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table production_capacity (
    only_one boolean primary key default true check (only_one),
    albums_per_week integer check (albums_per_week > 0),
    closed_weeks jsonb not null default '[]'
  )`.execute(db);
  await sql`insert into production_capacity default values`.execute(db);
  await sql`create index orders_by_delivery on orders (estimated_delivery)
    where ended_at is null and deleted_at is null`.execute(db);
}
