import { sql, type Kysely } from 'kysely';

/** The artwork of own sticker packs; at most one an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_bag_artwork (
    order_id text primary key references orders (id) on delete cascade,
    file_key text not null,
    file_type text not null,
    filename text not null,
    sha256 text not null,
    by_sub text not null,
    created_at timestamptz not null
  )`.execute(db);
}
