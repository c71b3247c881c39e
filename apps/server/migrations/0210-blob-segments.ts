import { sql, type Kysely } from 'kysely';

/** Uploads lie in pieces in the file store, so that any server goes on with one that another began. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table blob_segments (
    id text primary key,
    blob_id text not null references blobs (id),
    start integer not null,
    size integer not null,
    arrived boolean not null default false
  )`.execute(db);
  await sql`create unique index blob_segments_in_order on blob_segments (blob_id, start) where arrived`.execute(db);
  await sql`create index blob_segments_blob on blob_segments (blob_id)`.execute(db);
  // What lies whole is one piece, by the name that it has in the file store.
  await sql`insert into blob_segments (id, blob_id, start, size, arrived)
    select id, id, 0, size, true from blobs where stored_at is not null and used_for is null and size > 0`.execute(db);
}
