import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // How often the cover of the present change was tried in vain, and when it may be tried again.
  await sql`alter table albums add column cover_attempts integer not null default 0,
    add column cover_retry_at timestamptz`.execute(db);
  // Asked for every minute: only albums whose cover is due are in it, the latest change first.
  await sql`create index albums_cover_due on albums (updated_at desc)
    where cover_at is null or cover_at < updated_at`.execute(db);
}
