import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What was applied to an album after its snapshot, and for a while before it, for those who catch up.
  await sql`create table album_mutations (
    album_id text not null references albums (id) on delete cascade,
    version integer not null,
    mutation_id text not null,
    client_id text not null,
    user_id text not null,
    base_version integer not null,
    units text not null,
    created_at timestamptz not null,
    primary key (album_id, version)
  )`.execute(db);
  // The first answer to a mutation, for who sends it again. Kept longer than the log.
  await sql`create table mutation_answers (
    album_id text not null references albums (id) on delete cascade,
    mutation_id text not null,
    version integer not null,
    refused text not null,
    created_at timestamptz not null,
    primary key (album_id, mutation_id)
  )`.execute(db);
  await sql`create index mutation_answers_created_at on mutation_answers (created_at)`.execute(db);
  await sql`create index album_mutations_created_at on album_mutations (created_at)`.execute(db);
  // Messages between server processes that are too long for a notification.
  await sql`create table socket_io_attachments (
    id bigserial unique,
    created_at timestamptz default now(),
    payload bytea
  )`.execute(db);
}
